import { action, defineResource, f } from '../../schemas';

const inOptions = { within: 'options' } as const;

/** How a shop is kept up to date with the system that it is fed from. */
export const webshopsynchronisation = defineResource({
  name: 'webshopsynchronisation',
  path: 'webshop/webshopsynchronisation',
  route: 'webshop/synchronisation',
  alsoAt: ['webshop/webshopsynchronisation'],
  module: 'webshop',
  menu: { icon: 'sync', place: 190 },
  single: true,
  title: 'name',
  face: { state: 'active', facts: ['type', 'syncInterval', 'BUID'] },
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    type: f.choice({ values: [0, 1, 2], default: 2 }),
    // In minutes.
    syncInterval: f.integer({ required: true, min: 1 }),
    active: f.flag(),
    accessToken: f.secret({ ...inOptions, required: true, masked: true, sentTo: ['BUID'] }),
    BUID: f.text({ ...inOptions, required: true }),
  },
  actions: {
    updateToken: action({
      fn: 'updateToken',
      icon: 'key',
      asks: { accessToken: f.secret({ required: true }) },
    }),
  },
  detail: [
    {
      tab: 'general',
      sections: {
        synchronisation: [['name', 'active'], 'description', ['type', 'syncInterval']],
        connection: ['BUID', 'accessToken'],
      },
    },
  ],
});
