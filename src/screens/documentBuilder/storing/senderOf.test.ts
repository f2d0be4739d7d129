import { describe, expect, it } from 'vitest';
import { type DocumentRow, newRow } from '../../../../schemas/documents';
import { callOf } from './senderOf';

const divider: DocumentRow = { ...newRow(31), id: -1, order: 0, translationId: 7 };
const image: DocumentRow = { ...newRow(32), id: 4, order: 9, mediaId: 12 };
const optionsOf = ({ options }: DocumentRow) => JSON.stringify(options);

describe('the functions that store rows', () => {
  it('adds a row at its place, without an id', () => {
    expect(callOf({ kind: 'add', key: -1, row: divider, order: 3 }, [])).toEqual({
      fn: 'addObjectRow',
      args: { order: 3, type: 31, options: optionsOf(divider), translationId: 7, mediaId: null },
    });
  });

  it('updates a row by the id that it has on the server', () => {
    expect(callOf({ kind: 'update', key: 4, id: 88, row: image, order: 2 }, [])).toEqual({
      fn: 'updateObjectSingleRow',
      args: { id: 88, order: 2, type: 32, options: optionsOf(image), mediaId: 12 },
    });
  });

  it('removes a row by that id', () => {
    expect(callOf({ kind: 'remove', key: 4, id: 88 }, [])).toEqual({
      fn: 'removeObjectRow',
      args: { id: 88 },
    });
  });

  it('puts in order the rows whose place changes, counted from 1', () => {
    const stored = [1, 2, 3].map((id) => ({ id: id + 80, row: { ...image, id } }));
    const [first, second, third] = stored;
    if (!first || !second || !third) throw new Error('Three rows were made.');
    const call = callOf({ kind: 'order', stored: [first, third, second] }, stored);
    const sent = { type: 32, options: optionsOf(image), mediaId: 12 };
    expect(call).toEqual({
      fn: 'updateObjectRows',
      args: {
        rows: [
          { id: 83, order: 2, ...sent },
          { id: 82, order: 3, ...sent },
        ],
      },
    });
  });
});
