import { expect, it } from 'vitest';
import { f } from '../../../schemas';
import { fileColumns } from '../../../schemas/exchange/columns';
import { columnLabels } from './columnLabels';
import { suggestedColumns } from './suggestedColumns';

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

it('proposes for two heads of one name what it proposes for one', () => {
  const heads = [
    { head: 'Price', column: null },
    { head: 'Price', column: null },
  ];
  expect(suggestedColumns(heads, columns, labelOf)).toEqual({ Price: 'price' });
});

it('proposes what a head names, as the wire or the form calls it, and nothing twice', () => {
  const heads = [
    { head: 'Languages title NL', column: null },
    { head: 'price', column: 'price' },
    { head: 'Price', column: null },
    { head: 'vat_tariff_id', column: null },
    { head: 'colour', column: null },
  ];
  expect(suggestedColumns(heads, columns, labelOf)).toEqual({
    'Languages title NL': 'title.NL-nl',
    price: 'price',
    Price: '',
    vat_tariff_id: 'VATTariffId',
    colour: '',
  });
});
