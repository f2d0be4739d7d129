import type { vat } from '../../../../resources/webshop/vat';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Btw-tarief |||| Btw-tarieven',
  belongs: 'De btw-tarieven die producten hebben.',
  fields: { tariff: 'Tarief', default: 'Standaard' },
  help: { default: 'Er kan maar één tarief de standaard zijn.' },
  subLists: {
    internationalTariffs: {
      name: 'Internationaal tarief |||| Internationale tarieven',
      fields: { tariff: 'Tarief', countryCode: 'Land' },
    },
  },
} satisfies Labels<typeof vat>;
