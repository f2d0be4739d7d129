import { expect, it } from 'vitest';
import { readableTable } from './answerTable';

const words: Readonly<Record<string, string>> = {
  'views.csv.columns.user': 'Naam',
  'views.csv.columns.count': 'Aantal',
};
const translate = (key: string, options?: Record<string, unknown>) =>
  words[key] ?? String(options?._);

it('names columns in the language of the reader, numbered ones with their number', () => {
  expect(readableTable([{ user: 'Anna', count1: 2, count12: 0, other: '' }], translate)).toEqual([
    ['Naam', 'Aantal 1', 'Aantal 12', 'other'],
    ['Anna', '2', '0', ''],
  ]);
});

it('writes moments as people read them, and leaves other texts as they are', () => {
  const local = new Date(2026, 2, 2, 9, 5);
  const [, row] = readableTable([{ at: local.toISOString(), text: '2026-03-02' }], translate);
  expect(row).toEqual(['02-03-2026 09:05', '2026-03-02']);
});
