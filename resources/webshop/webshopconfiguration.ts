import { contentLanguages, defineResource, f, link } from '../../schemas';
import { isTips, ordering, shopLook } from './shared/shopSettings';

const inCompany = { within: 'companyInfo' } as const;
const codeInCompany = { ...inCompany, isCode: true } as const;
const inContact = { within: 'contactDetails' } as const;

const languages = { values: contentLanguages, labels: 'languages' } as const;

/** How an organisation's shop is set up: who it is, what it is written in, what its kiosks and its app do. */
export const webshopconfiguration = defineResource({
  name: 'webshopconfiguration',
  path: 'webshop/webshopconfiguration',
  route: 'webshop/configuration',
  alsoAt: ['webshop/webshopconfiguration'],
  module: 'webshop',
  menu: { icon: 'settings', place: 180 },
  single: true,
  title: 'called',
  face: {
    facts: ['companyName', 'currency', 'languages'],
    less: 'Settings hold from when they are saved.',
  },
  fields: {
    companyName: f.text(inCompany),
    chamberOfCommerce: f.text(codeInCompany),
    vatNumber: f.text(codeInCompany),
    iban: f.text(codeInCompany),
    bic: f.text(codeInCompany),
    address: f.address(inContact),
    postalCode: f.text({ ...inContact, isCode: true }),
    city: f.text(inContact),
    country: f.country({ ...inContact, default: 'NL' }),
    phone: f.phone(inContact),
    email: f.email(inContact),
    website: f.url(inContact),
    includeYear: f.flag({ within: 'invoiceConfig' }),
    inclusiveVAT: f.flag({ within: 'taxesConfig' }),
    showVAT: f.flag({ within: 'taxesConfig' }),
    currency: f.choice({ values: ['EUR', 'GBP', 'USD'], required: true, default: 'EUR' }),
    ...shopLook,
    ...ordering,
    appMode: f.flag({ within: 'generic' }),
    apptakeaway: f.flag({ within: 'generic' }),
    languagesApp: f.choices({ ...languages, within: 'generic' }),
    autoAddProducts: f.rows({
      within: 'generic',
      chosenFrom: { to: 'products', titleIn: 'title' },
      fields: {
        title: f.text({ derived: true }),
        autoAdd: f.flag(),
        useWhen: f.choice({ values: [0, 1, 2], required: true, default: 0 }),
      },
    }),
    languages: f.choices({
      ...languages,
      keepsLast: true,
      required: true,
      default: contentLanguages,
    }),
    organisationLogo: f.image({
      address: 'webshop/configuration/image/{org}/{value}',
      upload: 'webshop/configuration/logoupload',
      remove: { fn: 'deleteCompanyLogo' },
    }),
    // Changed by the link alone.
    kioskId: f.integer({ derived: true }),
  },
  words: ['configuration'],
  computed: {
    called: { field: f.text(), of: (_record, _now, { translate }) => translate('configuration') },
  },
  links: {
    kioskApp: link.functions({
      to: 'kioskApps',
      idArg: 'kioskId',
      columns: ['name', 'description'],
      add: 'addKiosk',
      remove: 'deleteKiosk',
      storedIn: { id: 'kioskId' },
    }),
  },
  rules: [
    {
      at: ['urlButtonLink'],
      holds: ({ enableUrlButton, urlButtonLink }) =>
        !enableUrlButton || urlButtonLink.trim() !== '',
      message: 'urlRequired',
    },
    { at: ['tips'], holds: ({ tips }) => isTips(tips), message: 'tips' },
  ],
  advice: [
    {
      at: 'languagesApp',
      holds: ({ languagesApp, languages }) => languagesApp.every((one) => languages.includes(one)),
      message: 'notOfShop',
    },
  ],
  // The app speaks no language that the shop has lost.
  onChange: {
    languages: ({ languages, languagesApp }) => ({
      languagesApp: languagesApp.filter((one) => languages.includes(one)),
    }),
  },
  detail: [
    {
      tab: 'companyInfo',
      fields: ['companyName', ['chamberOfCommerce', 'vatNumber'], ['iban', 'bic']],
    },
    {
      tab: 'contactDetails',
      fields: ['address', ['postalCode', 'city'], 'country', ['phone', 'email'], 'website'],
    },
    { tab: 'invoice', fields: ['includeYear'] },
    { tab: 'taxes', fields: ['inclusiveVAT', 'showVAT', 'currency'] },
    {
      tab: 'general',
      sections: {
        look: [
          ['showCategories', 'showCategoriesWithoutImage'],
          ['showPrDescCategories', 'showPrDescProduct'],
          ['framesAroundProducts', 'dividerCatsProducts'],
          ['showSearchField', 'showStartscreenBorders'],
          ['productsOnRow', 'categoriesOnRow'],
        ],
        ordering: [
          ['enableEatHere', 'enableTakeAway'],
          ['askName', 'requireCustomerDetailsBeforePayment'],
          'numberOnCheckout',
          ['sendOrderTo', 'waitingTimeKitchen'],
          ['betweenOrderRounds', 'maxItemsppEachRound'],
        ],
        tipping: ['showTipScreen', 'tips'],
        urlButton: ['enableUrlButton', 'urlButtonLink'],
        app: [['appMode', 'apptakeaway'], 'languagesApp'],
      },
    },
    { tab: 'languages', fields: ['languages'] },
    { tab: 'logo', fields: ['organisationLogo'] },
    { link: 'kioskApp' },
    { tab: 'autoAddProducts', fields: ['autoAddProducts'] },
    { tab: 'exchange', screen: 'exchange' },
  ],
});
