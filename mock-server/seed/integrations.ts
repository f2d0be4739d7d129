import type { Values } from '../../server/store/Store';
import type { Workshop } from './collections';
import { DAY, HOUR, MINUTE, momentBefore } from './moments';

/** A service that somebody has filled something in for. */
interface Filled {
  readonly name: string;
  readonly description?: string;
  readonly isOn: boolean;
  /** Days since it was changed. */
  readonly age: number;
  readonly options: Values;
}

type Services = Readonly<Record<string, Filled>>;

const provider: Services = {
  chatgpt: {
    name: 'ChatGPT',
    description: 'Schrijft productteksten en alt-teksten voor.',
    isOn: true,
    age: 12,
    options: { apikey: 'sk-demo-5f2c81aa90b34e7d' },
  },
  pos4: {
    name: 'POS4',
    description: 'Kassa in de showroom.',
    isOn: true,
    age: 96,
    options: {
      apiKey: 'p4k-demo-77120f',
      secret: 'p4s-demo-c0ffee41',
      userName: 'kiosk-kompas',
      password: 'demo-showroom-2026',
    },
  },
  lightspeedecom: {
    name: 'Lightspeed eCom',
    description: 'Oude webshop, alleen nog voor servicecontracten.',
    isOn: false,
    age: 410,
    options: { apikey: 'lse-demo-90ab12', secret: 'lss-demo-77de20c1' },
  },
  smtp: {
    name: 'SMTP',
    description: 'Mail via onze eigen server; staat uit tot de verhuizing klaar is.',
    isOn: false,
    age: 3,
    options: {
      host: 'mail.kiosk-kompas.test',
      port: 587,
      userName: 'noreply@kiosk-kompas.test',
      password: 'demo-postbus-58',
    },
  },
};

const museum: Services = {
  chatgpt: {
    name: 'ChatGPT',
    description: 'Zaalteksten in eenvoudig Nederlands; sleutel nog aanvragen.',
    isOn: false,
    age: 21,
    options: {},
  },
  formitable: {
    name: 'Formitable',
    description: 'Reserveringen van het museumcafé.',
    isOn: true,
    age: 64,
    options: { apiKey: 'fmt-demo-41f0c2d8' },
  },
  globalticket: {
    name: 'Global Ticket',
    description: 'Kaartverkoop aan de balie en online.',
    isOn: true,
    age: 8,
    options: { apiKey: 'gt-demo-1188aa02', secret: 'gts-demo-55fe91b0' },
  },
  pos4: {
    name: 'POS4',
    description: 'Kassa’s bij de entree en in de museumwinkel.',
    isOn: true,
    age: 151,
    options: {
      apiKey: 'p4k-demo-30cd99',
      secret: 'p4s-demo-8a11be07',
      userName: 'zilverenkraan',
      password: 'demo-entree-kassa',
    },
  },
  woocommerce: {
    name: 'WooCommerce',
    description: 'Museumwinkel op internet.',
    isOn: true,
    age: 30,
    options: {
      store_url: 'https://winkel.zilverenkraan.test',
      consumer_key: 'ck_demo_4d1f0a92c7',
      consumer_secret: 'cs_demo_b83e77a015',
      webhook_secret: 'whs-demo-6c2a',
    },
  },
};

const gardenCentre: Services = {
  floraathome: {
    name: 'Flora@home',
    description: 'Cut flowers and plants, ordered before seven.',
    isOn: true,
    age: 5,
    options: { apiKey: 'fah-demo-2b7d91', margin: '35', vat: '9' },
  },
  floweracademy: {
    name: 'Flower Academy',
    description: 'Care instructions for plants.',
    isOn: true,
    age: 77,
    options: { apikey: 'fac-demo-c41e' },
  },
  scheeres: {
    name: 'Scheeres',
    description: 'Pots and baskets; the account is being renewed.',
    isOn: false,
    age: 44,
    options: { userName: 'bloomandbarrow', password: '' },
  },
  pos4: {
    name: 'POS4',
    description: 'Tills at the garden centre; off during the stocktaking.',
    isOn: false,
    age: 2,
    options: {
      apiKey: 'p4k-demo-a7b600',
      secret: 'p4s-demo-11f4d2e9',
      userName: 'bloom-barrow',
      password: 'demo-tills-apeldoorn',
    },
  },
  shopify: {
    name: 'Shopify',
    description: 'Web shop for delivery in the region.',
    isOn: true,
    age: 16,
    options: {
      admin_api_access_token: 'shpat_demo_0c9d41ab77',
      shop_domain: 'bloom-barrow.myshopify.com',
      default_locale: 'NL-nl',
      inventory_location_id: 'gid://shopify/Location/72051331',
      inventory_location_name: 'Garden centre',
    },
  },
};

const cafe: Services = {
  easyorder: {
    name: 'easyOrder',
    description: 'Bestellen aan tafel.',
    isOn: true,
    age: 19,
    options: { apikey: 'eo-demo-7fa210', secret: 'eos-demo-4410bc' },
  },
  formitable: {
    name: 'Formitable',
    description: 'Tafels reserveren.',
    isOn: true,
    age: 33,
    options: { apiKey: 'fmt-demo-90e2aa15' },
  },
  mpluskassa: {
    name: 'MplusKASSA',
    description: 'Kassa achter de bar; wachtwoord volgt van de leverancier.',
    isOn: false,
    age: 1,
    options: {
      apiServer: 'api.kraanhuis.test',
      port: 34562,
      identifier: 'kraanhuis-bar',
      secret: '',
      userName: 'kraanhuis',
      password: '',
    },
  },
};

/** What each organisation is connected with, by its code. */
const servicesOf: Readonly<Record<string, Services>> = {
  KK: provider,
  ZK: museum,
  BB: gardenCentre,
  KH: cafe,
};

/** Adds the services that an organisation has filled something in for; keys and passwords are made up. */
export const addIntegrations = ({ profile, now, add }: Workshop): void => {
  for (const [service, filled] of Object.entries(servicesOf[profile.code] ?? {})) {
    const { name, description = '', isOn, age, options } = filled;
    add(service, {
      name,
      description,
      active: isOn ? 1 : 0,
      lastModified: momentBefore(now, age * DAY + (age % 3) * HOUR + (age % 53) * MINUTE),
      ...options,
    });
  }
};
