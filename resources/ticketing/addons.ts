import { defineResource, f } from '../../schemas';
import { visitorLanguages } from './shared/languages';

/** What can be booked besides, while there is some left: a product, for its own price. */
export const addons = defineResource({
  name: 'addons',
  route: { list: 'ticketing/addons', record: 'ticketing/addons/detail' },
  module: 'ticketing',
  menu: { icon: 'addToCart', place: 50 },
  title: 'naam',
  face: { state: 'actief', facts: ['priceCent', 'productId', 'totaalAantal'] },
  fields: {
    translations: f.perLanguage({
      ...visitorLanguages,
      as: 'object',
      inOneAtLeast: true,
      messages: { required: 'nameRequired' },
      mirrorsFirst: ['naam'],
      fields: { naam: f.text({ wire: 'name', required: true }) },
    }),
    productId: f.reference({
      to: 'products',
      titleIn: 'productTitle',
      choices: { method: 'GET', path: 'resources-helpers/products', search: 'search' },
      required: true,
      messages: { required: 'productRequired', choice: 'productRequired' },
    }),
    priceCent: f.cents({ required: true, min: 0, default: 0 }),
    currency: f.choice({ values: ['EUR'], required: true, default: 'EUR' }),
    totaalAantal: f.integer({
      required: true,
      min: 1,
      default: 1,
      messages: { required: 'stock', minimum: 'stock', number: 'stock' },
    }),
    cooldownMin: f.integer({ min: 0, default: 0 }),
    borgCent: f.cents({ min: 0, default: 0 }),
    actief: f.flag({ default: true }),
  },
  verbs: { answersId: true },
  list: {
    isOfferedWhole: true,
    columns: [
      'naam',
      { field: 'productId', onlyWide: true },
      'priceCent',
      'totaalAantal',
      { field: 'borgCent', onlyWide: true },
      'actief',
    ],
    filters: ['actief', 'stock'],
    asks: { stock: f.choice({ values: [0] }) },
    attention: { soldOut: { stock: 0 } },
    alsoSearched: ['translations.naam', 'productId'],
    sort: 'naam',
  },
  side: ['actief'],
  detail: [
    {
      tab: 'general',
      fields: [
        'translations',
        'productId',
        ['priceCent', 'borgCent', 'currency'],
        ['totaalAantal', 'cooldownMin'],
      ],
    },
  ],
});
