import type { activities } from '../../../../resources/ticketing/activities';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Activiteit |||| Activiteiten',
  fields: { translations: 'Naam en omschrijving per taal' },
} satisfies Labels<typeof activities>;
