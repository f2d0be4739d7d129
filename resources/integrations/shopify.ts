import { defineResource } from '../../schemas';
import { integration } from './shared/integration';
import { inventoryLocation, isAtShopify, shop, shopActions } from './shared/shopify';

export const shopify = defineResource({
  ...integration('shopify', {
    title: 'Shopify',
    group: 'shops',
    options: { ...shop, ...inventoryLocation },
    needs: ['admin_api_access_token', 'shop_domain'],
  }),
  nextStep: 'testConnection',
  actions: shopActions,
  advice: [{ at: 'shop_domain', holds: isAtShopify, message: 'domainTip' }],
});
