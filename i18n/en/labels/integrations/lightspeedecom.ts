import type { lightspeedecom } from '../../../../resources/integrations/lightspeedecom';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Lightspeed eCom |||| Lightspeed eCom',
  fields: {
    apikey: 'API key',
    secret: 'Secret',
  },
  actions: {
    fetchMainDomain: {
      label: 'Fetch main domain',
      missing: 'Enter mandatory information first',
      fields: { main_domain: 'Main domain' },
    },
    fetchInfo: {
      label: 'Fetch info',
      missing: 'Enter mandatory information first',
      fields: { info: 'Info' },
    },
  },
} satisfies Labels<typeof lightspeedecom>;
