import type { easyorder } from '../../../../resources/integrations/easyorder';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'easyOrder |||| easyOrder',
  fields: {
    apikey: 'API-sleutel',
    secret: 'Geheim',
  },
} satisfies Labels<typeof easyorder>;
