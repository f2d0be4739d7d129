import { definePage, f, query } from '../../schemas';

/** All services that an organisation can be connected with, at a glance. */
export const integrations = definePage({
  name: 'integrations',
  path: 'integration',
  route: 'integrations',
  page: 'overview',
  module: 'integrations',
  menu: { icon: 'integration', place: 50 },
  queries: {
    services: query({
      rowsFrom: { method: 'GET', path: 'integration' },
      fields: {
        name: f.text(),
        group: f.choice({
          values: ['ai', 'ordering', 'catalogues', 'visitors', 'pointsOfSale', 'shops', 'mail'],
        }),
        connected: f.choice({ values: [1, 0], tones: { 1: 'success' } }),
        active: f.choice({ values: [1, 0], tones: { 1: 'success' } }),
        lastModified: f.dateTime({ as: 'yyyy-MM-dd HH:mm:ss' }),
      },
    }),
  },
});
