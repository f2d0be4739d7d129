import type { activities } from '../../../../resources/ticketing/activities';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Activity |||| Activities',
  fields: { translations: 'Name and description by language' },
  queries: {
    resources: {
      name: 'Linked resource |||| Linked resources',
      fields: { resourceName: 'Resource' },
    },
  },
} satisfies Labels<typeof activities>;
