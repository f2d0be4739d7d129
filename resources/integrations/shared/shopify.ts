import { action, f } from '../../../schemas';
import { credentialFor, onService } from './integration';

export const shop = {
  admin_api_access_token: credentialFor('shop_domain'),
  shop_domain: f.text({ format: 'host' }),
  default_locale: f.text({ default: 'NL-nl' }),
};

/** Where the shop's stock lies: one of the locations that Shopify answers, by its id and its name. */
export const inventoryLocation = {
  inventory_location_id: f.text({ derived: true }),
  inventory_location_name: f.text({ derived: true }),
};

/** Where shops are known by Shopify itself; no other domain of theirs takes its calls. */
export const isAtShopify = ({ shop_domain }: { shop_domain: string }): boolean =>
  shop_domain.trim() === '' || shop_domain.trim().toLowerCase().endsWith('.myshopify.com');

const onShop = {
  ...onService,
  requires: ['admin_api_access_token', 'shop_domain'],
} as const;

export const shopActions = {
  testConnection: action({
    ...onShop,
    icon: 'switch',
    body: { test_type: 'connection' },
    messages: { failed: true },
  }),
  fetchLocations: action({
    ...onShop,
    icon: 'location',
    body: { test_type: 'locations' },
    messages: { done: true, failed: true },
    chooses: {
      rows: 'locations',
      columns: { name: f.text(), id: f.text(), is_primary: f.flag() },
      fills: { inventory_location_id: 'id', inventory_location_name: 'name' },
      default: 'is_primary',
    },
  }),
};
