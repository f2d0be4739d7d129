import { defineResource, f, subList } from '../../schemas';
import { setUpBy } from './shared/setUpBy';

export const productlists = defineResource({
  name: 'productlists',
  path: 'webshop/productlists',
  module: 'webshop',
  menu: { icon: 'list', place: 30 },
  title: 'name',
  face: {
    facts: [{ count: 'products' }, 'showImagesType', 'description'],
    less: 'It is shown with each product that names it.',
  },
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    showImagesType: f.choice({ values: [0, 1, 2], default: 0, required: true }),
    showHorizontally: f.flag(),
  },
  subLists: {
    products: subList({
      idField: 'productId',
      rowsFrom: { fn: 'productListProducts' },
      chosenFrom: { to: 'products', titleIn: 'title' },
      fields: {
        price: f.money({ min: 0 }),
        customerPrice: f.money({ readOnly: true, upTo: 'highestPrice' }),
        highestPrice: f.money({ readOnly: true }),
      },
      columns: ['title', 'price', 'customerPrice'],
      numberedBy: 'order',
      add: 'addProduct',
      update: 'updateProduct',
      reorder: 'updateOrder',
      remove: 'deleteProduct',
    }),
  },
  list: {
    setUpBy,
    columns: ['name', 'description', 'showImagesType', 'showHorizontally'],
    filters: ['showImagesType'],
  },
  detail: [
    {
      tab: 'general',
      fields: ['name', 'description', ['showImagesType', 'showHorizontally']],
    },
    { subList: 'products' },
  ],
});
