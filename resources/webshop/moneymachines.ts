import { action, defineResource, f, link } from '../../schemas';
import { deviceLink } from './shared/deviceLink';
import { setUpBy } from './shared/setUpBy';

/** A machine is asked at the address that is entered, with its key. */
const asking = {
  path: 'webshop/moneymachines',
  args: { ip: 'ipAddress', port: 'port', apiKey: 'apiKey' },
  requires: ['ipAddress', 'port', 'apiKey'],
  right: 'read',
  whileEditing: true,
} as const;

/** Machines that take and give cash. */
export const moneymachines = defineResource({
  name: 'moneymachines',
  path: 'webshop/moneymachines',
  module: 'webshop',
  menu: { icon: 'till', place: 120 },
  title: 'name',
  face: {
    facts: ['provider', 'ipAddress', { count: 'device' }, 'lastModified'],
    less: 'How it stands is asked of the machine.',
  },
  nextStep: 'status',
  fields: {
    name: f.text({ required: true }),
    ipAddress: f.text({ required: true, format: 'machine' }),
    port: f.integer({ required: true, min: 1, max: 65_535, ungrouped: true }),
    apiKey: f.secret({ required: true, masked: true, sentTo: ['ipAddress', 'port'] }),
    provider: f.text(),
    comments: f.longText(),
    lastModified: f.dateTime({ readOnly: true }),
  },
  links: {
    device: link.functions({
      ...deviceLink,
      columns: ['deviceName', 'model', 'lastAccessTime'],
    }),
  },
  actions: {
    status: action({
      ...asking,
      fn: 'status',
      icon: 'point',
      shows: {
        state: f.choice({
          within: 'data',
          values: ['ready', 'busy', 'full', 'jammed'],
          tones: { ready: 'success', busy: 'info', full: 'warning', jammed: 'error' },
        }),
        message: f.text({ within: 'data' }),
      },
    }),
    inventory: action({
      ...asking,
      fn: 'Inventory',
      icon: 'inventory',
      shows: {
        data: f.rows({ fields: { denomination: f.money(), count: f.integer() } }),
      },
    }),
  },
  list: {
    setUpBy,
    columns: ['name', 'ipAddress', { field: 'port', onlyWide: true }, 'provider', 'lastModified'],
    sort: 'name',
  },
  side: ['lastModified'],
  detail: [
    {
      tab: 'general',
      sections: {
        machine: [['name', 'provider'], 'comments'],
        connection: [['ipAddress', 'port'], 'apiKey'],
      },
    },
    { link: 'device' },
  ],
});
