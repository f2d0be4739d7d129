import type { organisations } from '../../../../resources/organisation/organisations';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Organisatie |||| Organisaties',
  belongs: 'Organisaties die hier werken, elk met eigen gebruikers en gegevens.',
  closed: 'U hebt in deze organisatie geen rechten om haar te wijzigen.',
  fields: {
    organisationId: 'Organisatie-ID',
    parentId: 'Valt onder',
    website: 'Website',
    shopURL: 'Adres van de webshop',
    chamberOfCommerce: 'KvK-nummer',
    vatNumber: 'Btw-nummer',
    pintCommission: 'Commissie op pinbetalingen',
    onlineCommission: 'Commissie op onlinebetalingen',
    mediaStorage: 'Mediaopslag',
    rowLimit: 'Hoogste aantal records',
    mailLimit: 'Hoogste aantal mails per dag',
    passwordLength: 'Minste aantal tekens van wachtwoorden',
    demandsSecondFactor: 'Eist een tweede factor',
    historyMonths: 'Maanden dat wijzigingen bewaard blijven',
    historyChanges: 'Meeste wijzigingen die bewaard blijven',
    apiServer: 'API-server',
    databaseName: 'Databasenaam',
    organisationLogo: 'Logo',
  },
  help: {
    historyMonths: 'Twaalf, tenzij hier een getal staat.',
    historyChanges: '100.000, tenzij hier een getal staat. De oudste gaan het eerst weg.',
    demandsSecondFactor:
      'Gebruikers die er geen hebben, stellen er een in voordat ze iets anders kunnen doen. Het geldt ook voor gasten uit andere organisaties.',
  },
  codes: { type: { 1: 'Klant', 2: 'Partner', 3: 'Proef' } },
  messages: { vatNumber: 'Vul een btw-nummer in, zoals NL123456789B01' },
  sections: { identity: 'Organisatie', business: 'Zakelijk', technical: 'Technisch' },
  links: { organisations: 'Onderliggende organisaties', modules: 'Modules' },
} satisfies Labels<typeof organisations>;
