import type { activities } from '../../../../resources/ticketing/activities';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Activiteit |||| Activiteiten',
  fields: { translations: 'Naam en omschrijving per taal' },
  queries: {
    resources: {
      name: 'Gekoppelde resource |||| Gekoppelde resources',
      fields: { resourceName: 'Resource' },
    },
  },
} satisfies Labels<typeof activities>;
