import type { tariffs } from '../../../../resources/ticketing/tariffs';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Tariff |||| Tariffs',
  belongs: 'What a booking costs, before pricing rules change it.',
  facts: { resourceTypeId: 'for %{value}' },
  fields: {
    naam: 'Name',
    translations: 'Name by language',
    resourceTypeId: 'Resource type',
    basisPrijsCent: 'Base price',
    valuta: 'Currency',
    actief: 'Active',
  },
  codes: { valuta: { EUR: 'Euro' } },
  rows: { translations: { fields: { naam: 'Name' } } },
  children: { pricingRules: 'Pricing rules' },
  messages: { resourceType: 'Resource type is required' },
} satisfies Labels<typeof tariffs>;
