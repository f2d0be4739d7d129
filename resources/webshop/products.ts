import { action, contentLanguages, defineResource, f, link, subList } from '../../schemas';
import { allergens } from './parts/allergens';
import { productLists } from './parts/attachedLists';
import { productTexts } from './parts/productTexts';
import { supplierProducts } from './parts/supplierProducts';
import { variations } from './parts/variations';

const productLink = {
  to: 'products',
  arg: 'productId',
  from: 'list',
  show: ['title', 'vbnNumber'],
} as const;

/** What the shop sells. */
export const products = defineResource({
  name: 'products',
  path: 'webshop/products',
  module: 'webshop',
  menu: { icon: 'inventory', order: 10 },
  title: 'title',
  fields: {
    title: f.text({ follows: true }),
    languages: productTexts,
    vbnNumber: f.text(),
    remoteId: f.text(),
    price: f.money({ required: true, min: 0 }),
    VATTariffId: f.reference({ to: 'vat', titleIn: 'VATTariff' }),
    isFood: f.flag(),
    isDrinkable: f.flag(),
    containsAlcohol: f.flag(),
    mainProduct: f.flag(),
    active: f.flag({ default: true }),
    openprice: f.flag(),
    isExpandableProduct: f.flag(),
    productCanBeSoldAlone: f.flag(),
    isReservableProduct: f.flag(),
    visibility: f.choice({ values: [0, 1, 2], follows: true }),
    productVisibilities: f.choices({ values: [0, 1, 2], default: [2] }),
    order: f.integer({ min: 0, default: 0 }),
    color: f.colour({ default: '#000000' }),
    allowUnlimited: f.flag(),
    allowUnlimitedMax: f.integer({ min: 0, when: { allowUnlimited: true } }),
    kioskAppId: f.reference({ titleIn: 'kioskAppName', choices: { list: 'kioskapps' } }),
    tagId: f.reference({
      to: 'productTag',
      titleIn: 'tagName',
      colour: { in: 'tagColor', of: 'color' },
      choices: {
        path: 'webshop/productTag',
        fn: 'getActiveTags',
        body: { page: 1, maxrowcount: 100 },
      },
    }),
    supplierId: f.reference({ to: 'suppliers', titleIn: 'supplierName' }),
    allergens: f.choices({ asFlags: true, values: allergens }),
    properties: f.keyValues({
      needs: 'keyAndValue',
      message: 'propertiesKeyAndValue',
      hasTemplates: true,
    }),
    canEdit: f.flag({ readOnly: true, asBoolean: true, whenMissing: true, default: true }),
    noSupplierOnly: f.flag({ only: 'filter' }),
  },
  links: {
    categories: link.functions({
      to: 'productcategories',
      field: 'categories',
      arg: 'categoryId',
      available: 'getPotentialCategories',
      add: 'addProductCategory',
      remove: 'deleteProductCategory',
      show: ['title'],
      stored: { ids: 'categoryIds' },
    }),
    relatedProducts: link.functions({
      ...productLink,
      field: 'relatedProducts',
      add: 'addRelatedProduct',
      remove: 'deleteRelatedProduct',
      stored: { ids: 'relatedIds' },
    }),
    linkedProducts: link.functions({
      ...productLink,
      field: 'linkedProducts',
      add: 'addLinkedProduct',
      remove: 'deleteLinkedProduct',
      stored: { ids: 'linkedIds' },
    }),
    locations: link.functions({
      to: 'locations',
      field: 'locations',
      arg: 'locationId',
      available: 'getAvailableLocations',
      add: 'addLocation',
      remove: 'deleteLocation',
      show: ['name', 'address', 'city', 'comments'],
      stored: { ids: 'locationIds' },
    }),
  },
  subLists: {
    images: subList({
      idField: 'id',
      fields: { fileName: f.text({ readOnly: true }), order: f.integer({ readOnly: true }) },
      pictures: {
        ...f.pictures,
        field: 'fileName',
        show: 'webshop/image/{org}/{id}/{value}',
        upload: 'webshop/imageupload/{id}',
      },
      order: { fn: 'updateImageOrder', rows: 'rows', field: 'order' },
      remove: { fn: 'deleteImage', args: { imageId: 'id' } },
    }),
    variations,
    productLists,
    supplierProducts,
  },
  actions: {
    copy: action({ fn: 'copy', icon: 'copy', at: 'record', opens: true, needs: 'create' }),
  },
  onSave: ({ title, languages, productVisibilities: shown }) => ({
    title: contentLanguages.map((language) => languages[language]?.title).find(Boolean) ?? title,
    visibility: shown.includes(2) || shown.length > 1 ? 2 : (shown[0] ?? null),
  }),
  verbs: { update: { when: { canEdit: true } } },
  list: {
    columns: [
      'title',
      { field: 'vbnNumber', wide: true },
      'price',
      { field: 'VATTariffId', wide: true },
      { field: 'tagId', wide: true },
      'active',
    ],
    filters: ['noSupplierOnly', 'active'],
    tellsShortSearch: true,
    sort: { field: 'title', order: 'asc' },
  },
  detail: [
    { tab: 'texts', fields: ['languages'] },
    {
      tab: 'general',
      sections: {
        sale: [['price', 'VATTariffId'], ['active', 'openprice'], 'productVisibilities'],
        look: [
          ['tagId', 'color'],
          ['kioskAppId', 'order'],
        ],
        kind: [
          ['mainProduct', 'productCanBeSoldAlone'],
          ['isExpandableProduct', 'isReservableProduct'],
          ['allowUnlimited', 'allowUnlimitedMax'],
        ],
        food: [['isFood', 'isDrinkable', 'containsAlcohol'], 'allergens'],
        origin: [['vbnNumber', 'remoteId'], 'supplierId'],
      },
    },
    { tab: 'properties', fields: ['properties'] },
    { subList: 'images' },
    { subList: 'variations' },
    { link: 'categories' },
    { subList: 'productLists' },
    { link: 'relatedProducts' },
    { link: 'linkedProducts' },
    { subList: 'supplierProducts' },
    { link: 'locations' },
  ],
});
