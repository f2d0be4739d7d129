import type { woocommerce } from '../../../../resources/integrations/woocommerce';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'WooCommerce |||| WooCommerce',
  fields: {
    store_url: 'Shop address',
    consumer_key: 'Consumer key',
    consumer_secret: 'Consumer secret',
    webhook_secret: 'Webhook secret',
  },
} satisfies Labels<typeof woocommerce>;
