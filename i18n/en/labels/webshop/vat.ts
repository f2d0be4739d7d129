import type { vat } from '../../../../resources/webshop/vat';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'VAT tariff |||| VAT tariffs',
  belongs: 'The VAT tariffs that products have.',
  fields: { tariff: 'Tariff', default: 'Default' },
  help: { default: 'Only one tariff can be the default.' },
  subLists: {
    internationalTariffs: {
      name: 'International tariff |||| International tariffs',
      fields: { tariff: 'Tariff', countryCode: 'Country' },
    },
  },
} satisfies Labels<typeof vat>;
