import type { myAccount } from '../../../../resources/organisation/myAccount';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Mijn account |||| Mijn account',
  fields: {
    firstName: 'Voornaam',
    insertions: 'Tussenvoegsel',
    lastName: 'Achternaam',
    email: 'E-mail',
    phone: 'Telefoon',
    gender: 'Geslacht',
  },
  tabs: { password: 'Wachtwoord' },
} satisfies Labels<typeof myAccount>;
