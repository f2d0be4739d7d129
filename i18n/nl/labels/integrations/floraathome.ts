import type { floraathome } from '../../../../resources/integrations/floraathome';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Flora@home |||| Flora@home',
  fields: {
    apiKey: 'API-sleutel',
    margin: 'Marge',
    vat: 'Btw',
  },
} satisfies Labels<typeof floraathome>;
