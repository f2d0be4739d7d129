import { defineResource, f, subList } from '../../schemas';

export const productlists = defineResource({
  name: 'productlists',
  path: 'webshop/productlists',
  module: 'webshop',
  menu: { icon: 'list', place: 30 },
  title: 'name',
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    showImagesType: f.choice({ values: [0, 1, 2], default: 0, required: true }),
    showHorizontally: f.flag(),
  },
  subLists: {
    products: subList({
      idField: 'productId',
      load: { fn: 'productListProducts' },
      fields: {
        title: f.text({ readOnly: true }),
        productId: f.reference({
          to: 'products',
          titleIn: 'title',
          required: true,
          only: 'create',
        }),
        price: f.money({ min: 0 }),
        order: f.integer({ readOnly: true }),
      },
      columns: ['title', 'price'],
      opens: { of: 'products', by: 'id' },
      add: { fn: 'addProduct', args: ['productId', 'price'] },
      update: { fn: 'updateProduct', args: ['productId', 'price'] },
      order: { fn: 'updateOrder', args: ['productId', 'order'], field: 'order' },
      remove: { fn: 'deleteProduct', args: ['productId'] },
    }),
  },
  list: {
    columns: ['name', { field: 'description', cutAt: 40 }, 'showImagesType', 'showHorizontally'],
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
