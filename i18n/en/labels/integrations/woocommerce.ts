import type { woocommerce } from '../../../../resources/integrations/woocommerce';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'WooCommerce |||| WooCommerce',
  fields: {
    store_url: 'Shop address',
    consumer_key: 'Consumer key',
    consumer_secret: 'Consumer secret',
    webhook: 'Webhook address',
    webhook_secret: 'Webhook secret',
  },
  actions: {
    testConnection: {
      label: 'Test the connection',
      missing: 'Fill in all mandatory fields first',
    },
    testProducts: {
      label: 'Test products',
      missing: 'Fill in all mandatory fields first',
      fields: { count: 'Number of products', products: 'Products' },
    },
    debugProduct: {
      label: 'Debug a product',
      missing: 'Fill in all mandatory fields first',
      failed: 'Debugging failed',
      fields: { productId: 'Product ID' },
    },
    syncProduct: {
      label: 'Synchronise a product',
      missing: 'Fill in all mandatory fields first',
      started: 'Synchronisation started',
      failed: 'Synchronisation failed',
      fields: { productId: 'Product ID', remoteId: 'ID in the store' },
    },
  },
  messages: { productIdFirst: 'Product ID is required' },
} satisfies Labels<typeof woocommerce>;
