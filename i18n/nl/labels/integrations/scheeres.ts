import type { scheeres } from '../../../../resources/integrations/scheeres';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Scheeres |||| Scheeres',
  fields: {
    userName: 'Gebruikersnaam',
    password: 'Wachtwoord',
  },
} satisfies Labels<typeof scheeres>;
