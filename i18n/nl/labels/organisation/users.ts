import type { users } from '../../../../resources/organisation/users';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Gebruiker |||| Gebruikers',
  fields: {
    roleId: 'Rol',
    apiUser: 'API-gebruiker',
    autoApproval: 'Automatische goedkeuring',
    lastLogin: 'Laatst ingelogd',
    organisationName: 'Organisatie',
  },
  help: { active: 'Altijd aan voor een API-gebruiker met automatische goedkeuring.' },
  tabs: { details: 'Details' },
  links: { groups: 'Beveiligingsgroepen' },
} satisfies Labels<typeof users>;
