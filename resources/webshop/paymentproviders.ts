import { defineResource, f } from '../../schemas';
import { paymentServiceCodes, paymentServices } from './shared/paymentServices';
import { setUpBy } from './shared/setUpBy';

const inOptions = { within: 'options' } as const;
const key = { ...inOptions, masked: true } as const;
const PAYNL = { provider: [2] } as const;
const ONE_KEY = { provider: [3, 4] } as const;
const VIVA = { provider: [5] } as const;

/** The accounts by which payments are taken: each service asks for others of its keys. */
export const paymentproviders = defineResource({
  name: 'paymentproviders',
  path: 'webshop/paymentproviders',
  module: 'webshop',
  menu: { icon: 'bank', place: 130 },
  title: 'called',
  face: { facts: ['forTesting'], less: 'It is called like its service, and all else are keys.' },
  words: ['forTesting'],
  fields: {
    provider: f.choice({ values: paymentServiceCodes, required: true }),
    forTesting: f.flag(),
    APICode: f.text({ ...inOptions, required: true, when: PAYNL }),
    serviceId: f.text({ ...inOptions, required: true, when: PAYNL }),
    APIToken: f.secret({
      ...key,
      required: true,
      sentTo: ['provider', 'APICode', 'serviceId'],
      when: PAYNL,
    }),
    APIKey: f.secret({ ...key, required: true, sentTo: ['provider'], when: ONE_KEY }),
    ISVclientId: f.text({ ...inOptions, required: true, when: VIVA }),
    ISVclientSecret: f.secret({
      ...key,
      required: true,
      sentTo: ['provider', 'ISVclientId'],
      when: VIVA,
    }),
    terminalMerchantId: f.text({ ...inOptions, required: true, when: VIVA }),
    clientId: f.text({ ...inOptions, when: VIVA }),
    clientSecret: f.secret({ ...key, sentTo: ['provider', 'clientId'], when: VIVA }),
  },
  computed: {
    // They have no name of their own.
    called: {
      field: f.text(),
      of: ({ provider, forTesting }, _now, { unnamed, translate }) => {
        const name = provider === null ? unnamed : paymentServices[provider];
        return forTesting ? translate('forTesting', { name }) : name;
      },
    },
  },
  list: {
    setUpBy,
    columns: ['called', 'provider', 'forTesting'],
    filters: ['provider', 'forTesting'],
  },
  detail: [
    {
      tab: 'general',
      sections: {
        service: [['provider', 'forTesting']],
        connection: [
          ['APICode', 'serviceId'],
          'APIToken',
          'APIKey',
          ['ISVclientId', 'ISVclientSecret'],
          'terminalMerchantId',
          ['clientId', 'clientSecret'],
        ],
      },
    },
  ],
});
