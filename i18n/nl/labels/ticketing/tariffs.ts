import type { tariffs } from '../../../../resources/ticketing/tariffs';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Tarief |||| Tarieven',
  belongs: 'Wat een boeking kost, voordat prijsregels dat veranderen.',
  facts: { resourceTypeId: 'voor %{value}' },
  fields: {
    naam: 'Naam',
    translations: 'Naam per taal',
    resourceTypeId: 'Resourcetype',
    basisPrijsCent: 'Basisprijs',
    valuta: 'Valuta',
    actief: 'Actief',
  },
  codes: { valuta: { EUR: 'Euro' } },
  rows: { translations: { fields: { naam: 'Naam' } } },
  children: { pricingRules: 'Prijsregels' },
  messages: { resourceType: 'Resource type is verplicht' },
} satisfies Labels<typeof tariffs>;
