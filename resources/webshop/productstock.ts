import { defineResource, f } from '../../schemas';
import { setUpBy } from './shared/setUpBy';

/** How much there is of each product, in each of its variations. */
export const productstock = defineResource({
  name: 'productstock',
  path: 'webshop/productstock',
  route: 'webshop/stock',
  module: 'webshop',
  menu: { icon: 'warehouse', place: 15 },
  title: ['productTitle', 'variantTitle'],
  face: { state: 'level', facts: ['stock', 'sku', 'barCode'] },
  fields: {
    productTitle: f.text({ readOnly: true }),
    variantTitle: f.text({ readOnly: true }),
    sku: f.text({ readOnly: true }),
    barCode: f.text({ readOnly: true }),
    productId: f.integer({ readOnly: true }),
    variantId: f.integer({ readOnly: true }),
    stock: f.integer({ required: true, min: 0 }),
    level: f.choice({
      values: ['soldOut', 'low', 'enough', 'notKept'],
      tones: { soldOut: 'error', low: 'warning', enough: 'success', notKept: 'default' },
      readOnly: true,
    }),
  },
  verbs: { create: false, update: false, delete: false },
  list: {
    setUpBy,
    columns: ['productTitle', 'variantTitle', { field: 'sku', onlyWide: true }, 'level', 'stock'],
    tabs: 'level',
    sums: ['stock'],
    filters: ['level'],
    attention: { soldOut: { level: 'soldOut' }, low: { level: 'low' } },
    alsoSearched: ['barCode'],
    warnsShortSearch: true,
    sort: 'productTitle',
    editInRow: {
      fields: ['stock'],
      fn: 'updateStock',
      path: 'webshop/productstock',
      args: { productId: 'productId', variantId: 'variantId', stock: 'stock' },
      when: { canEdit: true },
    },
  },
});
