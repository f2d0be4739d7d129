import type { leisureking } from '../../../../resources/integrations/leisureking';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'LeisureKing |||| LeisureKing',
  fields: {
    apiKey: 'API key',
    secret: 'Secret',
  },
} satisfies Labels<typeof leisureking>;
