import { contentLanguages } from '../../../schemas';
import type { Row } from '../../../server/store/Store';
import type { Workshop } from '../collections';

const listTexts = [
  ['Vaak samen gekocht', 'Wat er aan de kassa bij wordt aangeboden', 1],
  ['Aanraders', 'Bovenaan in de winkel en op de kiosk', 2],
  ['Extra’s', 'Toevoegingen bij een product', 0],
] as const;

const addLists = ({ add, random, rows }: Workshop): void => {
  const chance = random('product lists');
  for (const [name, description, showImagesType] of listTexts)
    add('productlists', {
      name,
      description,
      showImagesType,
      showHorizontally: chance.int(0, 1),
      products: chance.sample(rows('products'), 5).map(({ id, price }, index) => ({
        id: index + 1,
        productId: id,
        price: index === 0 ? price : null,
        order: index + 1,
      })),
    });
};

const rule = {
  active: 1,
  nicePriceOption: 1,
  nicePriceValue: 0,
  startDate: null,
  endDate: null,
  startTime: '00:00',
  endTime: '23:59',
  weekDays: [],
};

const line = (id: number, ruleType: number, ruleValue: unknown) => ({
  id,
  ruleRelation: 'AND',
  ruleType,
  ruleValue: String(ruleValue),
});

const addRules = ({ add, rows, now }: Workshop): void => {
  const [first] = rows('productcategories');
  const year = now.getUTCFullYear();
  add('productrules', {
    ...rule,
    ruleName: 'Tweede voor de halve prijs',
    discountName: 'Tweede voor de halve prijs',
    priority: 1,
    productCategory: first?.id ?? 0,
    discountType: 0,
    discountValue: 25,
    weekDays: [1, 2],
    rules: [line(1, 0, 2)],
  });
  add('productrules', {
    ...rule,
    ruleName: 'Decemberactie',
    discountName: 'Feestkorting',
    priority: 2,
    productCategory: 0,
    discountType: 1,
    discountValue: 5,
    nicePriceOption: 2,
    nicePriceValue: 0.95,
    startDate: `${year}-12-01`,
    endDate: `${year}-12-31`,
    rules: [line(1, 1, 50), ...(first ? [line(2, 3, first.id)] : [])],
  });
  const [product] = rows('products');
  if (product)
    add('productrules', {
      ...rule,
      ruleName: 'Drie halen',
      discountName: 'Drie halen, minder betalen',
      priority: 3,
      productCategory: 0,
      discountType: 0,
      discountValue: 10,
      rules: [line(1, 2, product.id), line(2, 0, 3)],
    });
};

const groupOf = (id: number, title: string, products: readonly Row[]) => ({
  id,
  title,
  products: products.map((product) => ({
    id: product.id,
    title: product.title,
    active: product.active,
  })),
});

const addMenus = ({ add, rows }: Workshop): void => {
  const products = rows('products');
  const menu = { description: '', types: [0, 1, 2, 3, 4], active: 1, subType: '' };
  add('productmenus', {
    ...menu,
    title: 'De hele dag',
    startTime: '00:00',
    endTime: '23:59',
    products: [
      groupOf(1, 'Populair', products.slice(0, 4)),
      groupOf(2, 'Verder te koop', products.slice(4, 10)),
    ],
  });
  add('productmenus', {
    ...menu,
    title: 'Ochtend',
    description: 'Alleen wat er ’s ochtends klaar is',
    startTime: '08:00',
    endTime: '11:30',
    types: [0, 2],
    products: [groupOf(1, 'Vroeg klaar', products.slice(0, 3))],
  });
};

/** How a product offers what a list holds. */
const offering = ({ id }: Row) => ({
  id: 1,
  order: 1,
  productListId: id,
  titles: contentLanguages.map((language) => ({
    language,
    title: language === 'NL-nl' ? 'Extra’s' : 'Extras',
  })),
  includedInPrice: 0,
  showImages: 1,
  horizontalScroll: 0,
  priceOption: 0,
  priceToUse: 0,
  minimum: 0,
  maximum: 3,
  showAs: 0,
});

/** Ties some products to each other, to what is offered with them, and to where they are sold. */
const tieProducts = ({ rows }: Workshop): void => {
  const products = rows('products');
  const ids = products.map(({ id }) => id);
  const extras = rows('productlists').at(-1);
  const locationIds = rows('locations')
    .slice(0, 2)
    .map(({ id }) => id);
  for (const [place, product] of products.slice(0, 6).entries())
    Object.assign(product, {
      relatedIds: ids.slice(place + 1, place + 3),
      linkedIds: ids.slice(place + 3, place + 4),
      locationIds,
      productLists: extras ? [offering(extras)] : [],
    });
};

/** Adds the lists, discount rules and menus that the organisation's products stand in. */
export const addProductGroups = (shop: Workshop): void => {
  if (shop.rows('productcategories').length === 0) return;
  addLists(shop);
  addRules(shop);
  addMenus(shop);
  tieProducts(shop);
};
