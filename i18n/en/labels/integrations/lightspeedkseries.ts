import type { lightspeedkseries } from '../../../../resources/integrations/lightspeedkseries';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Lightspeed K-Series |||| Lightspeed K-Series',
  fields: {
    apikey: 'API key',
    secret: 'Secret',
  },
  actions: {
    updateToken: {
      label: 'Update token',
      missing: 'Enter mandatory information first',
      fields: { access_token: 'Access token' },
    },
  },
} satisfies Labels<typeof lightspeedkseries>;
