import { defineResource, f } from '../../schemas';
import { credential, integration } from './shared/integration';

export const shopify = defineResource(
  integration('shopify', {
    title: 'Shopify',
    group: 'shops',
    options: {
      admin_api_access_token: credential,
      shop_domain: f.text(),
      default_locale: f.text({ default: 'NL-nl' }),
      inventory_location_id: f.text({ derived: true }),
      inventory_location_name: f.text({ derived: true }),
    },
    needs: ['admin_api_access_token', 'shop_domain'],
  }),
);
