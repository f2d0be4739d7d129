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
  actions: {
    testConnection: {
      label: 'Test the connection',
      missing: 'Enter token and shop domain first',
      failed: 'Fetching failed',
    },
    fetchLocations: {
      label: 'Fetch locations',
      missing: 'Enter token and shop domain first',
      done: 'Locations fetched (%{count})',
      failed: 'Fetching failed',
      fields: { id: 'Id', is_primary: 'Primary' },
    },
  },
  messages: {
    domainTip: 'Tip: use your myshopify domain (e.g. myshop.myshopify.com)',
  },
} satisfies Labels<typeof shopify>;
