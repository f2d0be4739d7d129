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
} satisfies Labels<typeof shopify>;
