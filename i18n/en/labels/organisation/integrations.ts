import type { integrations } from '../../../../resources/organisation/integrations';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Integrations',
  queries: {
    services: {
      name: 'Integrations',
      fields: { group: 'Group', connected: 'Connection', active: 'State' },
      codes: {
        group: {
          ai: 'Artificial intelligence',
          ordering: 'Ordering',
          catalogues: 'Catalogues',
          visitors: 'Restaurants, tickets and bookings',
          pointsOfSale: 'Points of sale',
          shops: 'Web shops',
          mail: 'Mail',
        },
        connected: { 1: 'Filled in', 0: 'Not filled in' },
        active: { 1: 'Active', 0: 'Off' },
      },
    },
  },
} satisfies Labels<typeof integrations>;
