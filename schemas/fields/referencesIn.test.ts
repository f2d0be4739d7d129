import { expect, test } from 'vitest';
import { f } from './field';
import { referencesIn } from './referencesIn';

test('references are found wherever they stand', () => {
  const fields = {
    title: f.text(),
    vat: f.reference({ to: 'vat', required: true }),
    app: f.reference({ choices: { method: 'GET', path: 'kioskapps' } }),
    shops: f.references({ to: 'organisations' }),
    groups: f.rows({
      fields: {
        products: f.rows({
          chosenFrom: { to: 'products', titleIn: 'title' },
          fields: { title: f.text() },
        }),
      },
    }),
    items: f.rows({
      chosenFrom: ['filmId'],
      fields: {
        title: f.text(),
        filmId: f.reference({ to: 'films', titleIn: 'title' }),
        roomId: f.reference({ to: 'rooms' }),
      },
    }),
    texts: f.perLanguage({ fields: { author: f.reference({ to: 'users' }) } }),
    lines: f.rows({
      fields: {
        value: f.variant({
          by: 'type',
          required: true,
          of: { 0: f.integer(), 2: f.reference({ to: 'products' }) },
        }),
      },
    }),
  };
  expect(referencesIn(fields)).toEqual([
    { path: ['vat'], to: 'vat', holds: 'id', isRequired: true },
    { path: ['shops'], to: 'organisations', holds: 'ids', isRequired: false },
    { path: ['groups', 'products'], to: 'products', holds: 'rows', isRequired: false },
    { path: ['items', 'filmId'], to: 'films', holds: 'id', isRequired: false, isRow: true },
    { path: ['items', 'roomId'], to: 'rooms', holds: 'id', isRequired: false },
    { path: ['texts', 'author'], to: 'users', holds: 'id', isRequired: false },
    {
      path: ['lines', 'value'],
      to: 'products',
      holds: 'id',
      isRequired: true,
      when: { field: 'type', code: '2' },
    },
  ]);
});
