import type { activities } from '../../../../resources/ticketing/activities';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Activity |||| Activities',
  fields: { translations: 'Name and description by language' },
} satisfies Labels<typeof activities>;
