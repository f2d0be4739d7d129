import type { webshopsynchronisation } from '../../../../resources/webshop/webshopsynchronisation';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Synchronisation |||| Synchronisation',
  facts: { type: 'syncs: %{value}', syncInterval: 'every %{value} minutes' },
  fields: {
    syncInterval: 'Interval in minutes',
    accessToken: 'Access token',
    BUID: 'BUID',
  },
  codes: { type: { 0: 'Products', 1: 'Orders', 2: 'Both' } },
  sections: { synchronisation: 'Synchronisation' },
  actions: {
    updateToken: { label: 'Replace the token', fields: { accessToken: 'New access token' } },
  },
} satisfies Labels<typeof webshopsynchronisation>;
