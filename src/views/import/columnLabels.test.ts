import { expect, it } from 'vitest';
import { f } from '../../../schemas';
import { fileColumns } from '../../../schemas/exchange/columns';
import { columnLabels } from './columnLabels';

const columns = fileColumns({
  languages: f.perLanguage({ languages: ['NL-nl', 'EN-gb'], fields: { title: f.text() } }),
  price: f.money(),
  tariff: f.reference({ to: 'vat', wire: 'VATTariffId' }),
});
const names = (group: string) => (name: string) => `${group}${name.toUpperCase()}`;
const scope = (group = '') => ({
  field: names(group),
  help: () => '',
  code: () => '',
  section: () => '',
  rows: (name: string) => scope(`${name} `),
  parts: (name: string) => scope(`${name} `),
});
const labelOf = columnLabels(columns, scope());

it('names columns as the form does, with their languages', () => {
  expect(columns.map(({ head, key }) => [head, labelOf(key)])).toEqual([
    ['title.NL-nl', 'languages TITLE (NL)'],
    ['title.EN-gb', 'languages TITLE (EN)'],
    ['price', 'PRICE'],
    ['VATTariffId', 'TARIFF'],
  ]);
});
