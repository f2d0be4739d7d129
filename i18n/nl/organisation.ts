import type { groups } from '../../resources/organisation/groups';
import type { modules } from '../../resources/organisation/modules';
import type { myAccount } from '../../resources/organisation/myAccount';
import type { organisations } from '../../resources/organisation/organisations';
import type { users } from '../../resources/organisation/users';
import type { Labels } from '../../schemas';

export const labels = {
  organisations: {
    name: 'Organisatie |||| Organisaties',
    fields: {
      name: 'Naam',
      description: 'Omschrijving',
      active: 'Actief',
      type: 'Type',
      organisationId: 'Organisatie-ID',
      address: 'Adres',
      city: 'Plaats',
      country: 'Land',
      phone: 'Telefoon',
      email: 'E-mail',
      website: 'Website',
      shopURL: 'Adres van de webshop',
      chamberOfCommerce: 'KvK-nummer',
      vatNumber: 'Btw-nummer',
      pintCommission: 'Commissie op pinbetalingen',
      onlineCommission: 'Commissie op onlinebetalingen',
      mediaStorage: 'Mediaopslag',
      apiServer: 'API-server',
      databaseName: 'Databasenaam',
      organisationLogo: 'Logo',
    },
    sections: {
      identity: 'Organisatie',
      contact: 'Contact',
      business: 'Zakelijk',
      technical: 'Technisch',
    },
    links: { organisations: 'Onderliggende organisaties', modules: 'Modules' },
  } satisfies Labels<typeof organisations>,

  modules: {
    name: 'Module |||| Modules',
    fields: { modulekey: 'Sleutel', name: 'Naam', description: 'Omschrijving' },
  } satisfies Labels<typeof modules>,

  users: {
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
        confirm:
          'Deze gebruiker een nieuw wachtwoord geven? Het huidige werkt dan meteen niet meer.',
      },
    },
  } satisfies Labels<typeof users>,

  groups: {
    name: 'Beveiligingsgroep |||| Beveiligingsgroepen',
    fields: { name: 'Naam', description: 'Omschrijving', access: 'Toegang' },
    help: { access: 'Wat leden van de groep mogen in de modules die eraan zijn toegewezen.' },
    links: { modules: 'Modules' },
  } satisfies Labels<typeof groups>,

  myAccount: {
    name: 'Mijn account |||| Mijn account',
    fields: {
      firstName: 'Voornaam',
      insertions: 'Tussenvoegsel',
      lastName: 'Achternaam',
      email: 'E-mail',
      phone: 'Telefoon',
      gender: 'Geslacht',
    },
    tabs: { password: 'Wachtwoord' },
  } satisfies Labels<typeof myAccount>,
};
