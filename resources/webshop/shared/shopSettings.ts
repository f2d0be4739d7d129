import { f } from '../../../schemas';

const generic = { within: 'generic' } as const;

const off = () => f.flag(generic);

const on = () => f.flag({ ...generic, default: true });

/** How many there are, of which there must be one at least. */
const atLeastOne = <const First extends number>(first: First) =>
  f.integer({ ...generic, required: true, min: 1, default: first });

const minutes = <const First extends number>(first: First) =>
  f.integer({ ...generic, required: true, min: 0, default: first });

/** Amounts of euros, with dots for their cents and semicolons between them: kiosks read no commas. */
export const isTips = (tips: string): boolean =>
  tips.trim() === '' || /^\s*\d+(\.\d{1,2})?\s*(;\s*\d+(\.\d{1,2})?\s*)*$/.test(tips);

/** What kiosks and the app show of the shop, and how. */
export const shopLook = {
  showCategories: on(),
  showCategoriesWithoutImage: on(),
  showPrDescCategories: off(),
  showPrDescProduct: on(),
  framesAroundProducts: off(),
  dividerCatsProducts: off(),
  showSearchField: off(),
  showStartscreenBorders: on(),
  productsOnRow: atLeastOne(3),
  categoriesOnRow: atLeastOne(2),
};

/** How something is ordered there. */
export const ordering = {
  enableEatHere: on(),
  enableTakeAway: on(),
  askName: off(),
  requireCustomerDetailsBeforePayment: off(),
  numberOnCheckout: off(),
  sendOrderTo: f.choice({ ...generic, values: [0, 1, 2], required: true, default: 0 }),
  waitingTimeKitchen: minutes(0),
  betweenOrderRounds: minutes(10),
  maxItemsppEachRound: atLeastOne(5),
  showTipScreen: off(),
  tips: f.text({ ...generic, default: '0.50;1;2' }),
  enableUrlButton: off(),
  urlButtonLink: f.url({ ...generic, when: { enableUrlButton: true } }),
};
