import type { pos4 } from '../../../../resources/integrations/pos4';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'POS4 |||| POS4',
  fields: {
    apiKey: 'API-sleutel',
    secret: 'Geheim',
    userName: 'Gebruikersnaam',
    password: 'Wachtwoord',
  },
  actions: {
    getToken: {
      label: 'Token ophalen',
      missing: 'Vul eerst de verplichte gegevens in',
      fields: { access_token: 'Toegangstoken' },
    },
  },
} satisfies Labels<typeof pos4>;
