import type { lightspeedkseries } from '../../../../resources/integrations/lightspeedkseries';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Lightspeed K-Series |||| Lightspeed K-Series',
  fields: {
    apikey: 'API-sleutel',
    secret: 'Geheim',
  },
} satisfies Labels<typeof lightspeedkseries>;
