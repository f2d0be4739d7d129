import type { persons } from '../../../../resources/people/persons';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Persoon |||| Personen',
  fields: { function: 'Functie' },
  links: { locations: 'Locaties' },
} satisfies Labels<typeof persons>;
