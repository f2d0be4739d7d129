import type { users } from '../../../../resources/organisation/users';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Gebruiker |||| Gebruikers',
  closed: 'Deze gebruiker heeft rechten die u zelf niet hebt.',
  fields: {
    roleId: 'Rol',
    apiUser: 'API-gebruiker',
    autoApproval: 'Automatische goedkeuring',
    lastLogin: 'Laatst ingelogd',
    organisationName: 'Organisatie',
    hasSecondFactor: 'Tweede factor',
    isGuest: 'Gast uit een andere organisatie',
    roleBelow: 'Rol geldt ook in onderliggende organisaties',
    roleName: 'Rol',
    groupNames: 'Beveiligingsgroepen',
  },
  help: {
    active: 'Altijd aan voor een API-gebruiker met automatische goedkeuring.',
    roleId:
      'Administrators mogen alles in alle modules van de organisatie. Managers en Operators mogen wat hun beveiligingsgroepen toestaan.',
  },
  tabs: { details: 'Details' },
  links: { groups: 'Beveiligingsgroepen' },
  actions: {
    addMember: { label: 'Bestaande gebruiker toevoegen' },
    removeSecondFactors: {
      label: 'Tweede factor verwijderen',
      confirm:
        'De tweede factor van deze gebruiker verwijderen? Tot er een andere is ingesteld, is het wachtwoord genoeg om in te loggen. De gebruiker wordt overal uitgelogd.',
    },
    removeMember: {
      label: 'Uit organisatie verwijderen',
      confirm:
        'Deze gebruiker uit de organisatie verwijderen? De rol en de beveiligingsgroepen hier vervallen; het account en de andere organisaties blijven.',
    },
  },
} satisfies Labels<typeof users>;
