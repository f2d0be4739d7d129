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
  actions: {
    testConnection: { label: 'Verbinding testen', missing: 'Vul eerst de verplichte gegevens in' },
  },
} satisfies Labels<typeof smtp>;
