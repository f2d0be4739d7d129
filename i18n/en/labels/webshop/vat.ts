import type { vat } from '../../../../resources/webshop/vat';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'VAT tariff |||| VAT tariffs',
  fields: { name: 'Name', tariff: 'Tariff', default: 'Default' },
  help: { default: 'Only one tariff can be the default.' },
  subLists: {
    internationalTariffs: {
      name: 'International tariffs',
      fields: { name: 'Name', tariff: 'Tariff', countryCode: 'Country' },
    },
  },
} satisfies Labels<typeof vat>;
