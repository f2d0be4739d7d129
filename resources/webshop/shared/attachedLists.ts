import { f, subList } from '../../../schemas';
import { titles } from './titles';

const option = { within: 'options' } as const;

/** Product lists from which more is chosen with a product, such as toppings. */
export const productLists = subList({
  idField: 'id',
  fields: {
    productListId: f.reference({ to: 'productlists', titleIn: 'name', required: true }),
    titles,
    includedInPrice: f.flag(option),
    showImages: f.flag(option),
    horizontalScroll: f.flag(option),
    priceOption: f.choice({ ...option, values: [0, 1], default: 0 }),
    priceToUse: f.choice({ ...option, values: [0, 1], default: 0 }),
    minimum: f.integer({ ...option, min: 0, default: 0 }),
    maximum: f.integer({ ...option, min: 0, default: 0, atLeast: 'minimum' }),
    showAs: f.choice({ values: [0, 1, 2], default: 0 }),
  },
  columns: ['productListId', 'titles', 'showAs', 'minimum', 'maximum'],
  numberedBy: 'order',
  add: 'addProductList',
  update: 'updateProductList',
  reorder: 'updateProductList',
  remove: 'deleteProductList',
});
