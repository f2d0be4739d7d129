import type { woocommerce } from '../../../../resources/integrations/woocommerce';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'WooCommerce |||| WooCommerce',
  fields: {
    store_url: 'Adres van de shop',
    consumer_key: 'Consumer key',
    consumer_secret: 'Consumer secret',
    webhook: 'Webhookadres',
    webhook_secret: 'Webhook secret',
  },
  actions: {
    testConnection: {
      label: 'Verbinding testen',
      missing: 'Vul eerst alle verplichte velden in',
    },
    testProducts: {
      label: 'Producten testen',
      missing: 'Vul eerst alle verplichte velden in',
      fields: { count: 'Aantal producten', products: 'Producten' },
    },
    debugProduct: {
      label: 'Product controleren',
      missing: 'Vul eerst alle verplichte velden in',
      failed: 'Debug gefaald',
      fields: { productId: 'Product ID' },
    },
    syncProduct: {
      label: 'Product synchroniseren',
      missing: 'Vul eerst alle verplichte velden in',
      started: 'Synchronisatie gestart',
      failed: 'Synchronisatie gefaald',
      fields: { productId: 'Product ID', remoteId: 'ID in de winkel' },
    },
  },
  messages: { productIdFirst: 'Product ID is verplicht' },
} satisfies Labels<typeof woocommerce>;
