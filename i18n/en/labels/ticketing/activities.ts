import type { activities } from '../../../../resources/ticketing/activities';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Activity |||| Activities',
  belongs: 'What visitors come for, such as a tour or a game.',
  facts: { creationDate: 'added %{value}', lastModified: 'changed %{value}' },
  fields: { translations: 'Name and description by language' },
  queries: {
    resources: {
      name: 'Linked resource |||| Linked resources',
      fields: { resourceName: 'Resource' },
    },
  },
} satisfies Labels<typeof activities>;
