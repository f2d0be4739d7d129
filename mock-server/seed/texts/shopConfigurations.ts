import type { Values } from '../../../server/store/Store';
import type { Colour } from '../png';

/** What a shop has set otherwise than shops begin with. */
export interface ShopConfigurationText {
  readonly companyName: string;
  /** Of no bank: check digits are never 00. */
  readonly iban: string;
  /** Ground and mark of its logo; a shop without one goes by that of its organisation. */
  readonly logo?: readonly [ground: Colour, mark: Colour];
  /** The name of the kiosk app that orders are made with. */
  readonly kioskApp?: string;
  /** Titles of the products that it adds to orders by itself. */
  readonly adds?: readonly string[];
  readonly settings: Values;
}

/** The shops that have been set up, by the mark of their organisation; the café's is still to be. */
export const shopConfigurations: Readonly<Record<string, ShopConfigurationText>> = {
  KK: {
    companyName: 'Kiosk & Kompas B.V.',
    iban: 'NL00DEMO0400010001',
    logo: [
      [255, 255, 255],
      [11, 107, 99],
    ],
    kioskApp: 'Bestellen',
    settings: {
      includeYear: 1,
      inclusiveVAT: 1,
      showVAT: 1,
      showSearchField: 1,
      enableEatHere: 0,
      enableTakeAway: 0,
      requireCustomerDetailsBeforePayment: 1,
      enableUrlButton: 1,
      urlButtonLink: 'https://shop.kiosk-kompas.test/service',
      languagesApp: ['NL-nl', 'EN-gb'],
    },
  },
  ZK: {
    companyName: 'Stichting Havenmuseum De Zilveren Kraan',
    iban: 'NL00DEMO0400010002',
    logo: [
      [255, 255, 255],
      [31, 95, 174],
    ],
    kioskApp: 'Kaartverkoop',
    adds: ['Museumplattegrond'],
    settings: {
      languages: ['NL-nl', 'EN-gb', 'DE-de'],
      inclusiveVAT: 1,
      showVAT: 1,
      showTipScreen: 1,
      tips: '1;2.50;5',
      sendOrderTo: 2,
      waitingTimeKitchen: 15,
      languagesApp: ['NL-nl', 'EN-gb', 'DE-de'],
    },
  },
  BB: {
    companyName: 'Bloom & Barrow Garden Centres B.V.',
    iban: 'NL00DEMO0400010003',
    kioskApp: 'Plant finder',
    settings: {
      languages: ['NL-nl', 'EN-gb'],
      includeYear: 1,
      showVAT: 1,
      enableEatHere: 0,
      productsOnRow: 4,
      languagesApp: ['EN-gb'],
    },
  },
};
