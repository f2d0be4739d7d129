import type { productmenus } from '../../../../resources/webshop/productmenus';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Menu |||| Menus',
  belongs: 'What is offered at which time, such as lunch.',
  facts: { startTime: 'from %{value}', endTime: 'until %{value}' },
  fields: { types: 'Shown in', subType: 'Subtype', products: 'Products' },
  codes: {
    types: {
      0: 'OrderPro',
      1: 'OrderMobile',
      2: 'CheckoutPro',
      3: 'CheckoutMobile',
      4: 'CheckoutSmart',
      5: 'Custom App',
    },
  },
  rows: {
    products: {
      fields: { title: 'Group', products: 'Products' },
      rows: { products: { fields: { title: 'Product' } } },
    },
  },
} satisfies Labels<typeof productmenus>;
