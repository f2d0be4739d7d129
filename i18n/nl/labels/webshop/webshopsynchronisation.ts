import type { webshopsynchronisation } from '../../../../resources/webshop/webshopsynchronisation';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Synchronisatie |||| Synchronisatie',
  facts: { type: 'synchroniseert: %{value}', syncInterval: 'elke %{value} minuten' },
  fields: {
    syncInterval: 'Interval in minuten',
    accessToken: 'Toegangstoken',
    BUID: 'BUID',
  },
  codes: { type: { 0: 'Producten', 1: 'Bestellingen', 2: 'Beide' } },
  sections: { synchronisation: 'Synchronisatie' },
  actions: {
    updateToken: { label: 'Token vervangen', fields: { accessToken: 'Nieuw toegangstoken' } },
  },
} satisfies Labels<typeof webshopsynchronisation>;
