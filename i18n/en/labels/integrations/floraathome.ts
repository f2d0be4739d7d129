import type { floraathome } from '../../../../resources/integrations/floraathome';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Flora@home |||| Flora@home',
  fields: {
    apiKey: 'API key',
    margin: 'Margin',
    vat: 'VAT',
  },
} satisfies Labels<typeof floraathome>;
