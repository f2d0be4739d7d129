import { defineResource, f, subList } from '../../schemas';
import { setUpBy } from './shared/setUpBy';

export const vat = defineResource({
  name: 'vat',
  path: 'webshop/vat',
  module: 'webshop',
  menu: { icon: 'percent', place: 60 },
  title: 'name',
  face: {
    facts: ['tariff', 'default', { count: 'internationalTariffs' }],
    less: 'A tariff holds as long as it is there.',
  },
  fields: {
    name: f.text({ required: true }),
    tariff: f.percent({ required: true, min: 0, max: 100 }),
    default: f.flag(),
  },
  subLists: {
    internationalTariffs: subList({
      idField: 'intVATId',
      fields: {
        name: f.text({ required: true }),
        tariff: f.percent({ required: true, min: 0, max: 100 }),
        countryCode: f.country({ required: true }),
      },
      add: 'addIntTariff',
      remove: 'deleteIntTariff',
    }),
  },
  imports: { fn: 'vatImport', path: 'data/exchange', keys: ['name'] },
  exports: { fn: 'vatExport', path: 'data/exchange', fileName: 'vat_rates.csv' },
  list: { setUpBy, columns: ['name', 'tariff', 'default'], sort: 'name' },
  detail: [
    { tab: 'general', fields: ['name', ['tariff', 'default']] },
    { subList: 'internationalTariffs' },
  ],
});
