import type { smtp } from '../../../../resources/integrations/smtp';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'SMTP |||| SMTP',
  fields: {
    host: 'Server',
    port: 'Poort',
    userName: 'Gebruikersnaam',
    password: 'Wachtwoord',
  },
} satisfies Labels<typeof smtp>;
