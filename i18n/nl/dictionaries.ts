import type { dictionaries as english } from '../en/dictionaries';

/** What roles and modules are called in an installation that begins in this language; they can be renamed. */
export const dictionaries: typeof english = {
  roles: { administrator: 'Beheerder', manager: 'Manager', operator: 'Medewerker' },
  modules: {
    administration: {
      name: 'Beheer',
      description: 'Organisaties, modules, gebruikers en beveiligingsgroepen',
    },
    dashboard: {
      name: 'Dashboard',
      description: 'Omzet, artikelen en best verkochte producten in één oogopslag',
    },
    devices: {
      name: 'Apparaten',
      description: 'Kiosken en schermen, hun groepen, goedkeuringen en logboeken',
    },
    applicationUsers: {
      name: 'App-gebruikers',
      description: 'Wie bij de apps inlogt, en hun groepen',
    },
    translations: {
      name: 'Vertalingen',
      description: 'Schermteksten in het Nederlands en Engels',
    },
    media: { name: 'Media', description: 'Afbeeldingen, video, geluid en documenten' },
    builder: {
      name: 'Builder',
      description: 'Documenten, lijsten, vragenlijsten en eigenschappensjablonen',
    },
    locations: { name: 'Locaties', description: 'Vestigingen, contactpersonen en tafels' },
    integrations: { name: 'Integraties', description: 'Verbindingen met andere diensten' },
    signage: { name: 'Signage', description: 'Afspeellijsten en wat schermen tonen' },
    ticketing: { name: 'Ticketing', description: 'Activiteiten, tijdvakken en tickets' },
    webshop: { name: 'Webshop', description: 'Producten, prijzen en bestellingen' },
    websites: { name: 'Websites', description: 'Pagina’s, menu’s en nieuws' },
    audit: { name: 'Auditlog', description: 'Wie wat deed, wanneer en vanwaar' },
  },
};
