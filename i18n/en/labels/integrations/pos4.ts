import type { pos4 } from '../../../../resources/integrations/pos4';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'POS4 |||| POS4',
  fields: {
    apiKey: 'API key',
    secret: 'Secret',
    userName: 'User name',
    password: 'Password',
  },
  actions: {
    getToken: {
      label: 'Get token',
      missing: 'Enter mandatory information first',
      fields: { access_token: 'Access token' },
    },
  },
} satisfies Labels<typeof pos4>;
