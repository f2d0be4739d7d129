import type { organisations } from '../../../../resources/organisation/organisations';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Organisatie |||| Organisaties',
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
    apiServer: 'API-server',
    databaseName: 'Databasenaam',
    organisationLogo: 'Logo',
  },
  sections: { identity: 'Organisatie', business: 'Zakelijk', technical: 'Technisch' },
  links: { organisations: 'Onderliggende organisaties', modules: 'Modules' },
} satisfies Labels<typeof organisations>;
