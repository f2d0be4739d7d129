import type { mpluskassa } from '../../../../resources/integrations/mpluskassa';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'MplusKASSA |||| MplusKASSA',
  fields: {
    apiServer: 'API server',
    port: 'Port',
    identifier: 'Identifier',
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
} satisfies Labels<typeof mpluskassa>;
