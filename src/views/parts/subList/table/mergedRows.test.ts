import { expect, test } from 'vitest';
import { enums } from '../../../../../resources/builder/enums';
import { mergedRows } from './mergedRows';

const spec = enums.subLists.values;
if (!spec) throw new Error('Enums have values.');
const row = (id: number, value: string, correct = false) => ({
  id,
  enumRowId: id,
  language: 'NL-nl',
  code: `${id}`,
  value,
  correct,
});
const base = [row(1, 'een'), row(2, 'twee'), row(3, 'drie')];

test('what only one of two people changed is taken from that one, in the order that was entered', () => {
  const mine = [row(2, 'twee'), row(1, 'één'), { ...row(9, 'nieuw'), enumRowId: undefined }];
  const theirs = [row(1, 'een', true), row(3, 'drie'), row(4, 'vier')];
  const { rows, touches } = mergedRows(spec, { base, mine, theirs });
  expect(touches).toBe(false);
  expect(rows).toMatchObject([
    { enumRowId: 1, value: 'één', correct: true },
    { enumRowId: undefined, value: 'nieuw' },
    { enumRowId: 4, value: 'vier' },
  ]);
});

test('what both changed is reported, and nothing of it is lost', () => {
  const touching = (mine: typeof base, theirs: typeof base) => {
    const { rows, touches } = mergedRows(spec, { base, mine, theirs });
    return [touches, rows.map(({ enumRowId, value }) => [enumRowId, value])];
  };
  expect(touching([row(1, 'mijn'), ...base.slice(1)], [row(1, 'hun'), ...base.slice(1)])).toEqual([
    true,
    [
      [1, 'mijn'],
      [2, 'twee'],
      [3, 'drie'],
    ],
  ]);
  // Changed here and taken out there: it is added again. Taken out here and changed there: it comes back.
  expect(touching([row(1, 'mijn'), row(2, 'twee')], [row(2, 'twee'), row(3, 'hun')])).toEqual([
    true,
    [
      [undefined, 'mijn'],
      [2, 'twee'],
      [3, 'hun'],
    ],
  ]);
});
