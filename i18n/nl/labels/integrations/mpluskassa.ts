import type { mpluskassa } from '../../../../resources/integrations/mpluskassa';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'MplusKASSA |||| MplusKASSA',
  fields: {
    apiServer: 'API-server',
    port: 'Poort',
    identifier: 'Identificatie',
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
} satisfies Labels<typeof mpluskassa>;
