import { action, defineResource, f, link } from '../../schemas';
import { locationLink } from '../shared/locationLink';
import { deviceLink } from './shared/deviceLink';
import { paymentServiceCodes } from './shared/paymentServices';
import { setUpBy } from './shared/setUpBy';

/** What identifies a terminal to the service that it pays through. */
const terminal = {
  provider: 'provider',
  poi: 'poi',
  locationId: 'locationId',
  brand: 'brand',
  type: 'type',
} as const;

/** Terminals at which people pay by card. */
export const pinterminals = defineResource({
  name: 'pinterminals',
  path: 'webshop/pinterminals',
  module: 'webshop',
  menu: { icon: 'card', place: 140 },
  title: 'name',
  face: {
    facts: ['brand', 'provider', { count: 'device' }, 'forTesting'],
    less: 'How it stands is asked of the terminal.',
  },
  nextStep: 'status',
  fields: {
    name: f.text({ required: true }),
    ipAddress: f.text({ format: 'machine' }),
    brand: f.text(),
    type: f.text(),
    hardwareId: f.text(),
    serial: f.text({ isCode: true }),
    poi: f.text({ required: true }),
    provider: f.choice({ values: paymentServiceCodes }),
    comments: f.longText(),
    // The service's name for where it stands, whichever of our locations it is linked to.
    locationId: f.text(),
    identifier: f.text(),
    forTesting: f.flag(),
    lastModified: f.dateTime({ readOnly: true }),
  },
  links: {
    device: link.functions({
      ...deviceLink,
      columns: ['deviceName', 'model', 'lastAccessTime'],
    }),
    location: link.functions({
      ...locationLink,
      columns: ['name', 'address', 'city', 'comments'],
      storedIn: { id: 'realLocationId' },
    }),
  },
  actions: {
    status: action({
      path: 'webshop/pinterminalstatus',
      icon: 'point',
      right: 'read',
      args: terminal,
      requires: ['poi'],
      whileEditing: true,
      shows: {
        terminalStatus: f.choice({
          values: ['ready', 'busy', 'offline'],
          tones: { ready: 'success', busy: 'info', offline: 'error' },
        }),
      },
    }),
    startPayment: action({
      path: 'webshop/startpinpayment',
      icon: 'payments',
      args: { ...terminal, forTesting: 'forTesting' },
      requires: ['poi'],
      confirm: true,
      shows: { transactionId: f.text() },
    }),
  },
  list: {
    setUpBy,
    columns: ['name', 'poi', 'provider', { field: 'brand', onlyWide: true }, 'forTesting'],
    filters: ['provider', 'forTesting'],
    alsoSearched: ['serial', 'hardwareId', 'identifier'],
    sort: 'name',
  },
  side: ['lastModified'],
  detail: [
    {
      tab: 'general',
      sections: {
        terminal: [
          'name',
          ['brand', 'type'],
          ['serial', 'hardwareId'],
          ['ipAddress', 'identifier'],
          'comments',
        ],
        service: [
          ['provider', 'forTesting'],
          ['poi', 'locationId'],
        ],
      },
    },
    { link: 'device' },
    { link: 'location' },
  ],
});
