import { defineResource, f, link, query } from '../../schemas';
import { categoryTexts } from './shared/categoryTexts';
import { setUpBy } from './shared/setUpBy';
import { visibilities, visibility } from './shared/visibility';

export const productcategories = defineResource({
  name: 'productcategories',
  path: 'webshop/productcategories',
  module: 'webshop',
  listedFor: ['signage'],
  menu: { icon: 'category', place: 20 },
  title: 'title',
  thumbnail: 'fileName',
  face: { state: 'active', facts: ['parentId', 'visibility', 'turnoverGroup', 'frontPage'] },
  fields: {
    languages: categoryTexts,
    active: f.flag({ default: true }),
    frontPage: f.flag(),
    checkout: f.flag(),
    visibility: f.choice({ values: visibilities, default: visibility.both, required: true }),
    order: f.integer({ min: 0 }),
    color: f.colour({ default: '#000000' }),
    allowUnlimited: f.flag(),
    allowUnlimitedMax: f.integer({ min: 0, when: { allowUnlimited: true } }),
    turnoverGroup: f.reference({ to: 'turnovergroups', titleIn: 'turnoverGroupName' }),
    parentId: f.reference({ to: 'productcategories', titleIn: 'parentTitle', readOnly: true }),
    childOrganisations: f.rows({ fields: { name: f.text() }, readOnly: true }),
    assignedOrganisations: f.references({
      to: 'organisations',
      choices: { in: 'childOrganisations' },
      when: { hasChildOrganisations: true },
    }),
    hasOrgs: f.flag({ derived: true }),
    fileName: f.image({
      address: 'webshop/category/image/{org}/{id}/{value}',
      upload: 'webshop/category/imageupload/{id}',
      remove: { fn: 'deleteImage' },
    }),
  },
  computed: {
    hasChildOrganisations: {
      field: f.flag(),
      of: ({ childOrganisations }) => childOrganisations.length > 0,
    },
  },
  links: {
    parentCategory: link.functions({
      to: 'productcategories',
      idArg: 'categoryId',
      columns: ['title'],
      choices: { fn: 'getAvailableParentCategories' },
      add: 'addParentCategory',
      remove: 'deleteParentCategory',
      storedIn: { id: 'parentId' },
    }),
  },
  queries: {
    products: query({
      rowsFrom: { fn: 'categoryFilter' },
      asks: { noSupplierOnly: f.flag() },
      fields: { title: f.text(), price: f.money(), active: f.flag() },
      opens: 'products',
    }),
  },
  onSave: ({ assignedOrganisations }) => ({
    hasOrgs: assignedOrganisations.length > 0,
  }),
  verbs: { loadsDefaults: true, update: { when: { canEdit: true } }, copy: true },
  imports: { fn: 'catsImport', path: 'data/exchange' },
  exports: { fn: 'catsExport', path: 'data/exchange', fileName: 'categories.csv' },
  list: {
    setUpBy,
    isOfferedWhole: true,
    columns: [
      'title',
      { field: 'description', onlyWide: true },
      'visibility',
      { field: 'frontPage', onlyWide: true },
      'active',
      'order',
    ],
    filters: ['visibility', 'active'],
    sort: 'order',
    treeBy: 'parentId',
  },
  side: ['active', 'visibility'],
  detail: [
    {
      tab: 'general',
      sections: {
        look: ['fileName', ['color', 'order']],
        shop: [
          ['frontPage', 'checkout'],
          ['allowUnlimited', 'allowUnlimitedMax'],
          'turnoverGroup',
          'assignedOrganisations',
        ],
      },
    },
    { tab: 'texts', fields: ['languages'] },
    { link: 'parentCategory' },
    { query: 'products' },
  ],
});
