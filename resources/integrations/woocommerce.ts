import { defineResource, f } from '../../schemas';
import { credential, integration } from './shared/integration';

export const woocommerce = defineResource(
  integration('woocommerce', {
    title: 'WooCommerce',
    group: 'shops',
    options: {
      store_url: f.url(),
      consumer_key: credential,
      consumer_secret: credential,
      webhook_secret: credential,
    },
    needs: ['store_url', 'consumer_key', 'consumer_secret'],
  }),
);
