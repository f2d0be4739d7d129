import type { users } from '../../../../resources/organisation/users';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Gebruiker |||| Gebruikers',
  fields: {
    firstName: 'Voornaam',
    insertions: 'Tussenvoegsel',
    lastName: 'Achternaam',
    email: 'E-mail',
    phone: 'Telefoon',
    gender: 'Geslacht',
    roleId: 'Rol',
    active: 'Actief',
    apiUser: 'API-gebruiker',
    autoApproval: 'Automatische goedkeuring',
    lastModified: 'Laatst gewijzigd',
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
