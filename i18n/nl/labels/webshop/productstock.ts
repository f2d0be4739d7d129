import type { productstock } from '../../../../resources/webshop/productstock';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Voorraad |||| Voorraad',
  belongs: 'Hoeveel er van elk product en elke variant is, in te vullen in de rij.',
  facts: { stock: '%{value} op voorraad' },
  fields: {
    productTitle: 'Product',
    variantTitle: 'Variant',
    sku: 'SKU',
    barCode: 'Barcode',
    productId: 'Productnummer',
    variantId: 'Variantnummer',
    stock: 'Op voorraad',
    level: 'Voorraadniveau',
  },
  codes: {
    level: {
      soldOut: 'Uitverkocht',
      low: 'Bijna op',
      enough: 'Genoeg',
      notKept: 'Niet bijgehouden',
    },
  },
} satisfies Labels<typeof productstock>;
