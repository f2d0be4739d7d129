import type { integrations } from '../../../../resources/organisation/integrations';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Integraties',
  queries: {
    services: {
      name: 'Integraties',
      fields: { group: 'Groep', connected: 'Verbinding', active: 'Status' },
      codes: {
        group: {
          ai: 'Kunstmatige intelligentie',
          ordering: 'Bestellen',
          catalogues: 'Catalogi',
          visitors: 'Restaurants, tickets en boekingen',
          pointsOfSale: 'Kassa’s',
          shops: 'Webshops',
          mail: 'Mail',
        },
        connected: { 1: 'Ingevuld', 0: 'Niet ingevuld' },
        active: { 1: 'Actief', 0: 'Uit' },
      },
    },
  },
} satisfies Labels<typeof integrations>;
