import type { floweracademy } from '../../../../resources/integrations/floweracademy';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Flower Academy |||| Flower Academy',
  fields: {
    apikey: 'API key',
  },
} satisfies Labels<typeof floweracademy>;
