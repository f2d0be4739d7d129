import type { shopify } from '../../../../resources/integrations/shopify';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Shopify |||| Shopify',
  fields: {
    admin_api_access_token: 'Toegangstoken van de Admin-API',
    shop_domain: 'Shopdomein',
    default_locale: 'Standaardtaal',
    inventory_location_id: 'Voorraadlocatie (id)',
    inventory_location_name: 'Voorraadlocatie',
  },
  actions: {
    testConnection: {
      label: 'Verbinding testen',
      missing: 'Vul eerst token en shop domein in',
      failed: 'Ophalen mislukt',
    },
    fetchLocations: {
      label: 'Locaties ophalen',
      missing: 'Vul eerst token en shop domein in',
      done: 'Locaties opgehaald (%{count})',
      failed: 'Ophalen mislukt',
      fields: { id: 'Id', is_primary: 'Hoofdlocatie' },
    },
  },
  messages: {
    domainTip: 'Tip: gebruik je myshopify-domein (bijv. mijnwinkel.myshopify.com)',
  },
} satisfies Labels<typeof shopify>;
