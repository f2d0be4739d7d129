import type { productmenus } from '../../../../resources/webshop/productmenus';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Menu |||| Menu’s',
  belongs: 'Wat op welk tijdstip wordt aangeboden, zoals de lunch.',
  facts: { startTime: 'van %{value}', endTime: 'tot %{value}' },
  fields: { types: 'Te zien in', subType: 'Subtype', products: 'Producten' },
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
      fields: { title: 'Groep', products: 'Producten' },
      rows: { products: { fields: { title: 'Product' } } },
    },
  },
} satisfies Labels<typeof productmenus>;
