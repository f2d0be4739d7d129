import { action, defineResource, f, link, subList } from '../../schemas';
import { locationLink } from '../shared/locationLink';
import { allergens } from './shared/allergens';
import { productLists } from './shared/attachedLists';
import { differences, pricings } from './shared/customerPrices';
import { priceChange } from './shared/priceChange';
import { productTexts } from './shared/productTexts';
import { setUpBy } from './shared/setUpBy';
import { supplierProducts } from './shared/supplierProducts';
import { variations } from './shared/variations';
import { visibilities, visibility, visibilityOf } from './shared/visibility';

const productLink = {
  to: 'products',
  idArg: 'productId',
  columns: ['title', 'vbnNumber'],
} as const;

/** What the shop sells. */
export const products = defineResource({
  name: 'products',
  path: 'webshop/products',
  module: 'webshop',
  menu: { icon: 'inventory', place: 10 },
  title: 'title',
  thumbnail: 'images',
  face: {
    state: 'active',
    facts: [
      'customerPrice',
      'VATTariffId',
      'inStock',
      { count: 'categories' },
      { count: 'variations' },
      'supplierId',
    ],
  },
  fields: {
    languages: productTexts,
    vbnNumber: f.text({ isCode: true }),
    remoteId: f.text({ copied: false }),
    price: f.money({ required: 'create', min: 0, helpWhen: { pricedBy: 'variations' } }),
    // Variations are what is sold; worked out by the server, and stored.
    customerPrice: f.money({ readOnly: true, upTo: 'highestPrice' }),
    highestPrice: f.money({ readOnly: true }),
    inStock: f.integer({ readOnly: true }),
    pricedBy: f.choice({
      values: pricings,
      tones: {
        price: 'default',
        otherPrice: 'warning',
        otherTariff: 'warning',
        otherBoth: 'warning',
        variations: 'default',
      },
      readOnly: true,
    }),
    customerVAT: f.text({ readOnly: true, when: { pricedBy: ['otherTariff', 'otherBoth'] } }),
    VATTariffId: f.reference({ to: 'vat', titleIn: 'VATTariff', fromServer: true }),
    isFood: f.flag(),
    isDrinkable: f.flag(),
    containsAlcohol: f.flag(),
    mainProduct: f.flag({ default: true }),
    active: f.flag({ default: true }),
    openprice: f.flag(),
    isExpandableProduct: f.flag(),
    productCanBeSoldAlone: f.flag({ default: true }),
    isReservableProduct: f.flag(),
    visibility: f.choice({ values: visibilities, derived: true }),
    productVisibilities: f.choices({
      values: visibilities,
      required: true,
      default: [visibility.both],
    }),
    order: f.integer({ min: 0, default: 0 }),
    color: f.colour({ default: '#000000' }),
    allowUnlimited: f.flag(),
    allowUnlimitedMax: f.integer({ min: 0, when: { allowUnlimited: true } }),
    kioskAppId: f.reference({ to: 'kioskApps', titleIn: 'kioskAppName' }),
    tagId: f.reference({
      to: 'productTag',
      titleIn: 'tagName',
      carries: { tagColor: f.colour({ wire: 'color' }) },
      choices: {
        path: 'webshop/productTag',
        fn: 'getActiveTags',
        body: { page: 1, maxrowcount: 100 },
      },
    }),
    supplierId: f.reference({ to: 'suppliers', titleIn: 'supplierName' }),
    allergens: f.choices({ as: 'flags', values: allergens }),
    properties: f.keyValues(),
  },
  links: {
    categories: link.functions({
      to: 'productcategories',
      idArg: 'categoryId',
      choices: { fn: 'getPotentialCategories' },
      add: 'addProductCategory',
      remove: 'deleteProductCategory',
      columns: ['title'],
      storedIn: { ids: 'categoryIds' },
    }),
    relatedProducts: link.functions({
      ...productLink,
      add: 'addRelatedProduct',
      remove: 'deleteRelatedProduct',
      storedIn: { ids: 'relatedIds' },
    }),
    linkedProducts: link.functions({
      ...productLink,
      add: 'addLinkedProduct',
      remove: 'deleteLinkedProduct',
      storedIn: { ids: 'linkedIds' },
    }),
    locations: link.functions({
      ...locationLink,
      columns: ['name', 'address', 'city', 'comments'],
      storedIn: { ids: 'locationIds' },
    }),
  },
  subLists: {
    images: subList({
      idField: 'id',
      fields: { fileName: f.text({ readOnly: true }) },
      pictures: {
        field: 'fileName',
        address: 'webshop/image/{org}/{id}/{value}',
        upload: 'webshop/imageupload/{id}',
      },
      numberedBy: 'order',
      reorder: { fn: 'updateImageOrder', forSeveral: true },
      remove: { fn: 'deleteImage', args: { imageId: 'id' } },
    }),
    variations,
    productLists,
    supplierProducts,
  },
  rules: [
    {
      at: ['productVisibilities'],
      holds: ({ productVisibilities: chosen }) =>
        chosen.length < 2 || !chosen.includes(visibility.both),
      message: 'bothAlone',
    },
  ],
  actions: {
    changePrices: action({
      fn: 'changePrices',
      icon: 'payments',
      asks: priceChange,
      forSeveral: true,
      previews: { fn: 'changedPrices', as: f.money() },
    }),
    useProductPrice: action({
      fn: 'useProductPrice',
      icon: 'payments',
      requires: ['price'],
      when: { pricedBy: differences },
    }),
    useVariationPrice: action({
      fn: 'useVariationPrice',
      icon: 'payments',
      when: { pricedBy: differences },
    }),
  },
  onSave: ({ productVisibilities }) => ({ visibility: visibilityOf(productVisibilities) }),
  verbs: { update: { when: { canEdit: true } }, copy: { active: false }, loadsDefaults: true },
  imports: {
    fn: 'productsImport',
    path: 'data/exchange',
    keys: ['remoteId', 'variations.sku', 'variations.barCode'],
    rows: {
      variations: ['sku', 'barCode', 'articleCode', 'titles'],
      productLists: ['productListId'],
    },
  },
  exports: { fn: 'productsExport', path: 'data/exchange', fileName: 'products.csv' },
  list: {
    setUpBy,
    columns: [
      'title',
      { field: 'vbnNumber', onlyWide: true },
      'customerPrice',
      { field: 'VATTariffId', onlyWide: true },
      { field: 'tagId', onlyWide: true },
      'active',
    ],
    filters: ['active', 'noSupplierOnly'],
    carries: ['price', 'highestPrice'],
    asks: { noSupplierOnly: f.flag() },
    alsoSearched: ['remoteId', 'variations.sku', 'variations.articleCode', 'variations.barCode'],
    warnsShortSearch: true,
    maxSearchResults: 50,
    sort: 'title',
  },
  side: ['active', 'inStock', 'productVisibilities', 'supplierId'],
  detail: [
    {
      tab: 'general',
      sections: {
        sale: [
          ['price', 'VATTariffId'],
          ['customerPrice', 'customerVAT'],
          ['pricedBy', 'openprice'],
        ],
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
        origin: [['vbnNumber', 'remoteId']],
      },
    },
    { tab: 'texts', fields: ['languages'] },
    { subList: 'images' },
    { subList: 'variations' },
    { link: 'categories' },
    { tab: 'properties', fields: ['properties'] },
    { subList: 'productLists' },
    { link: 'relatedProducts' },
    { link: 'linkedProducts' },
    { subList: 'supplierProducts' },
    { link: 'locations' },
  ],
});
