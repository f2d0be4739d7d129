import { defineResource, f } from '../../schemas';
import { setUpBy } from './shared/setUpBy';

export const productmenus = defineResource({
  name: 'productmenus',
  path: 'webshop/productmenus',
  route: 'webshop/menus',
  module: 'webshop',
  menu: { icon: 'book', place: 90 },
  title: 'title',
  face: { state: 'active', facts: ['startTime', 'endTime', { count: 'products' }, 'types'] },
  fields: {
    title: f.text({ required: true }),
    description: f.longText(),
    startTime: f.time({ required: true, default: '00:00' }),
    endTime: f.time({ required: true, default: '23:59' }),
    types: f.choices({
      values: [0, 1, 2, 3, 4, 5],
      as: 'commaText',
      default: [0, 1, 2, 3, 4],
    }),
    active: f.flag({ default: true }),
    subType: f.text(),
    products: f.rows({
      as: 'jsonText',
      numberedBy: 'order',
      fields: {
        title: f.text({ required: true }),
        products: f.rows({
          reorder: true,
          chosenFrom: { to: 'products', titleIn: 'title' },
          fields: { title: f.text({ derived: true }), active: f.flag({ default: true }) },
        }),
      },
    }),
  },
  list: {
    setUpBy,
    columns: [
      'title',
      'description',
      'startTime',
      'endTime',
      { field: 'types', onlyWide: true },
      'active',
    ],
    filters: ['types', 'active'],
  },
  side: ['active'],
  detail: [
    {
      tab: 'general',
      fields: ['title', 'description', ['startTime', 'endTime'], 'subType', 'types'],
    },
    { tab: 'products', fields: ['products'] },
  ],
});
