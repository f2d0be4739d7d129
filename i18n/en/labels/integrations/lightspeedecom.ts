import type { lightspeedecom } from '../../../../resources/integrations/lightspeedecom';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Lightspeed eCom |||| Lightspeed eCom',
  fields: {
    apikey: 'API key',
    secret: 'Secret',
  },
} satisfies Labels<typeof lightspeedecom>;
