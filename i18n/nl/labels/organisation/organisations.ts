import type { organisations } from '../../../../resources/organisation/organisations';
import type { Labels } from '../../../Labels';

export const labels = {
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
} satisfies Labels<typeof organisations>;
