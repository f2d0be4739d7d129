import type { leisureking } from '../../../../resources/integrations/leisureking';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'LeisureKing |||| LeisureKing',
  fields: {
    apiKey: 'API-sleutel',
    secret: 'Geheim',
  },
} satisfies Labels<typeof leisureking>;
