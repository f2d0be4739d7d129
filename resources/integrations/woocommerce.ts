import { defineResource } from '../../schemas';
import { integration } from './shared/integration';
import { store, storeActions, webhook } from './shared/woocommerce';

export const woocommerce = defineResource({
  ...integration('woocommerce', {
    title: 'WooCommerce',
    group: 'shops',
    options: store,
    needs: ['store_url', 'consumer_key', 'consumer_secret'],
    shows: ['webhook'],
  }),
  computed: { webhook },
  nextStep: 'testConnection',
  actions: storeActions,
});
