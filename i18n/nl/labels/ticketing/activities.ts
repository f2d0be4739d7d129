import type { activities } from '../../../../resources/ticketing/activities';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Activiteit |||| Activiteiten',
  belongs: 'Waar bezoekers voor komen, zoals een rondleiding of een spel.',
  facts: { creationDate: '%{value} toegevoegd', lastModified: '%{value} gewijzigd' },
  fields: { translations: 'Naam en omschrijving per taal' },
  queries: {
    resources: {
      name: 'Gekoppelde resource |||| Gekoppelde resources',
      fields: { resourceName: 'Resource' },
    },
  },
} satisfies Labels<typeof activities>;
