import { expect, test } from 'vitest';
import { f } from '../../../../schemas';
import { newRowOf } from './subListRow';

const available = { fn: 'availableLanguages', path: 'teas', default: ['nl', 'en'] } as const;
const titles = f.perLanguage({ available, fields: { title: f.text() } });
const empty = { title: '' };

test('a new row is written in the languages of its record', () => {
  const record = { id: 1, texts: { en: { title: 'Tea' }, de: { title: 'Tee' } } };
  const row = (fields: Parameters<typeof newRowOf>[1]) =>
    newRowOf({ titles, sku: f.text() }, fields, record);
  expect(row({ texts: titles })).toEqual({ titles: { en: empty, de: empty }, sku: '' });
  const elsewhere = f.perLanguage({ available: { ...available }, fields: {} });
  expect(row({ texts: elsewhere })).toEqual({ titles: { nl: empty, en: empty }, sku: '' });
});
