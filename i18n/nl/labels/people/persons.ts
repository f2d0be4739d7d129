import type { persons } from '../../../../resources/people/persons';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Persoon |||| Personen',
  belongs: 'Wie men belt op een locatie, met het telefoonnummer.',
  fields: { function: 'Functie' },
  links: { locations: 'Locaties' },
} satisfies Labels<typeof persons>;
