import type { easyorder } from '../../../../resources/integrations/easyorder';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'easyOrder |||| easyOrder',
  fields: {
    apikey: 'API key',
    secret: 'Secret',
  },
  actions: {
    requestToken: {
      label: 'Request access token',
      missing: 'Enter mandatory information first',
      fields: { access_token: 'Access token' },
    },
  },
} satisfies Labels<typeof easyorder>;
