import type { lightspeedkseries } from '../../../../resources/integrations/lightspeedkseries';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Lightspeed K-Series |||| Lightspeed K-Series',
  fields: {
    apikey: 'API-sleutel',
    secret: 'Geheim',
  },
  actions: {
    updateToken: {
      label: 'Token vernieuwen',
      missing: 'Vul eerst de verplichte gegevens in',
      fields: { access_token: 'Toegangstoken' },
    },
  },
} satisfies Labels<typeof lightspeedkseries>;
