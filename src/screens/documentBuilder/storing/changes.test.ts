import { expect, it } from 'vitest';
import { type DocumentRow, newRow } from '../../../../schemas/documents';
import { placesOf } from './changes';

const image: DocumentRow = { ...newRow(32), id: 4, order: 9, mediaId: 12 };

it('rows in a new order are those whose place changes, counted from 1', () => {
  const stored = [1, 2, 3].map((id) => ({ id: id + 80, row: { ...image, id } }));
  const [first, second, third] = stored;
  if (!first || !second || !third) throw new Error('Three rows were made.');
  expect(placesOf(stored, [first, third, second])).toEqual([
    { ...third, order: 2 },
    { ...second, order: 3 },
  ]);
});
