import type { productstock } from '../../../../resources/webshop/productstock';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Stock |||| Stock',
  belongs: 'How much there is of each product and variation, entered in its row.',
  facts: { stock: '%{value} in stock' },
  fields: {
    productTitle: 'Product',
    variantTitle: 'Variation',
    sku: 'SKU',
    barCode: 'Barcode',
    productId: 'Product id',
    variantId: 'Variation id',
    stock: 'In stock',
    level: 'Stock level',
  },
  codes: {
    level: { soldOut: 'Sold out', low: 'Low', enough: 'Enough', notKept: 'Not tracked' },
  },
} satisfies Labels<typeof productstock>;
