import type { easyorder } from '../../../../resources/integrations/easyorder';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'easyOrder |||| easyOrder',
  fields: {
    apikey: 'API-sleutel',
    secret: 'Geheim',
  },
  actions: {
    requestToken: {
      label: 'Toegangstoken opvragen',
      missing: 'Vul eerst de verplichte gegevens in',
      fields: { access_token: 'Toegangstoken' },
    },
  },
} satisfies Labels<typeof easyorder>;
