import type { persons } from '../../../../resources/people/persons';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Persoon |||| Personen',
  fields: {
    title: 'Titel',
    firstName: 'Voornaam',
    insertions: 'Tussenvoegsel',
    lastName: 'Achternaam',
    function: 'Functie',
    email: 'E-mail',
    phone: 'Telefoon',
    comments: 'Opmerkingen',
  },
  links: { locations: 'Locaties' },
} satisfies Labels<typeof persons>;
