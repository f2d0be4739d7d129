const languages = ['NL-nl', 'EN-gb', 'DE-de', 'FR-fr'];

/** What its kiosks and its app do at first. */
export const generic = {
  appMode: 0,
  showCategories: 1,
  askName: 0,
  showPrDescCategories: 0,
  showPrDescProduct: 1,
  apptakeaway: 0,
  numberOnCheckout: 0,
  framesAroundProducts: 0,
  dividerCatsProducts: 0,
  showSearchField: 0,
  enableEatHere: 1,
  enableTakeAway: 1,
  showTipScreen: 0,
  showCategoriesWithoutImage: 1,
  showStartscreenBorders: 1,
  requireCustomerDetailsBeforePayment: 0,
  enableUrlButton: 0,
  urlButtonLink: '',
  tips: '0.50;1;2',
  betweenOrderRounds: 10,
  maxItemsppEachRound: 5,
  productsOnRow: 3,
  categoriesOnRow: 2,
  waitingTimeKitchen: 0,
  sendOrderTo: 0,
  languagesApp: [],
  autoAddProducts: [],
};

/** What every shop begins with, as it is answered. */
export const first = {
  languages,
  currency: 'EUR',
  kioskId: null,
  organisationLogo: '',
  companyInfo: { companyName: '', chamberOfCommerce: '', vatNumber: '', iban: '', bic: '' },
  contactDetails: {
    address: '',
    postalCode: '',
    city: '',
    country: 'NL',
    phone: '',
    email: '',
    website: '',
  },
  invoiceConfig: { includeYear: 0 },
  taxesConfig: { inclusiveVAT: 0, showVAT: 0 },
  generic,
};
