import { expect, test } from 'vitest';
import { withSameRows } from './sameRows';

const same = { field: 'blocks', by: 'key' };
const empty = { key: '', text: '' };

const row = (id: number | null, key: string, text: string) => ({ id, key, text });
const intro = row(1, 'intro', 'Hallo');
const foot = row(2, 'foot', 'Dag');
const introEn = row(1, 'intro', 'Hello');
const footEn = row(2, 'foot', 'Bye');
const value = {
  nl: { title: 'A', blocks: [intro, foot] },
  en: { title: 'B', blocks: [introEn, footEn] },
};

const english = (blocks: readonly object[]) =>
  withSameRows(value, 'nl', { title: 'A', blocks }, same, empty).en;

test('a row that is added to one language is added to the others, empty', () =>
  expect(english([intro, foot, row(null, 'prices', 'Gratis')])).toEqual({
    title: 'B',
    blocks: [introEn, footEn, row(null, 'prices', '')],
  }));

test('a row that is renamed keeps its texts', () =>
  expect(english([row(1, 'lead', 'Hallo'), foot])).toEqual({
    title: 'B',
    blocks: [row(1, 'lead', 'Hello'), footEn],
  }));

test('a row that is taken away goes from all', () =>
  expect(english([foot])).toEqual({ title: 'B', blocks: [footEn] }));
