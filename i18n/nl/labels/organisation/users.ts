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
  actions: {
    resetPassword: {
      label: 'Wachtwoord resetten',
      confirm: 'Deze gebruiker een nieuw wachtwoord geven? Het huidige werkt dan meteen niet meer.',
    },
  },
} satisfies Labels<typeof users>;
