import type { shopify } from '../../../../resources/integrations/shopify';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Shopify |||| Shopify',
  fields: {
    admin_api_access_token: 'Admin API access token',
    shop_domain: 'Shop domain',
    default_locale: 'Default locale',
    inventory_location_id: 'Inventory location (id)',
    inventory_location_name: 'Inventory location',
  },
} satisfies Labels<typeof shopify>;
