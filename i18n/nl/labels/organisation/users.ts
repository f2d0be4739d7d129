import type { users } from '../../../../resources/organisation/users';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Gebruiker |||| Gebruikers',
  facts: { lastLogin: '%{value} ingelogd' },
  belongs: 'De mensen die in deze backoffice werken, elk met een rol en groepen.',
  closed: 'Deze gebruiker heeft rechten die u zelf niet hebt.',
  fields: {
    roleId: 'Rol',
    apiUser: 'API-gebruiker',
    autoApproval: 'Automatische goedkeuring',
    lastLogin: 'Laatst ingelogd',
    organisationName: 'Organisatie',
    hasSecondFactor: 'Tweede factor',
    canSendLink: 'Krijgt links per mail',
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
  asks: {
    fields: { role: 'Rol', groupId: 'Beveiligingsgroep' },
    codes: { role: { 1: 'Administrator', 2: 'Manager', 3: 'Operator' } },
  },
  links: { groups: 'Beveiligingsgroepen' },
  children: { activity: 'Activiteit' },
  actions: {
    addMember: { label: 'Bestaande toevoegen' },
    sendPasswordLink: {
      label: 'Link voor nieuw wachtwoord sturen',
      ask: '%{name} een link voor een nieuw wachtwoord sturen?',
      confirm:
        'Deze gebruiker een link sturen om een nieuw wachtwoord te kiezen? De link geldt één keer en 24 uur. Tot dan blijft het wachtwoord zoals het is.',
    },
    removeSecondFactors: {
      label: 'Tweede factor verwijderen',
      ask: 'Tweede factor van %{name} verwijderen?',
      confirm:
        'De tweede factor van deze gebruiker verwijderen? Tot er een andere is ingesteld, is het wachtwoord genoeg om in te loggen. De gebruiker wordt overal uitgelogd.',
    },
    removeMember: {
      label: 'Uit organisatie verwijderen',
      ask: '%{name} uit de organisatie verwijderen?',
      confirm:
        'Deze gebruiker uit de organisatie verwijderen? De rol en de beveiligingsgroepen hier vervallen; het account en de andere organisaties blijven.',
    },
  },
} satisfies Labels<typeof users>;
