import { describe, expect, test } from 'vitest';
import type { Query } from './Query';
import { rowsOfQuery, runQuery } from './runQuery';
import type { Row } from './Store';

/** Rows with ids from 1 on, every third of which is red, that tell how often one was looked at. */
const watchedRows = (count: number) => {
  let tried = 0;
  const rows = Array.from(
    { length: count },
    (_, at): Row => ({
      id: at + 1,
      size: at % 7,
      get colour() {
        tried += 1;
        return at % 3 === 0 ? 'red' : 'blue';
      },
    }),
  );
  return { rows, tried: () => tried };
};

const red = { colour: 'red' };
const up = [{ field: 'id', order: 'asc' }] as const;
const down = [{ field: 'id', order: 'desc' }] as const;

describe('rows without their count', () => {
  test.each<Query>([
    {},
    { where: red },
    { where: red, take: 4 },
    { where: red, skip: 2, take: 4 },
    { where: red, sort: up, skip: 1, take: 2 },
    { where: red, sort: down, take: 3 },
    { where: red, sort: down, skip: 30, take: 30 },
    { where: red, take: 0 },
    { where: { ...red, id: { from: 10, to: 31 } }, sort: down, take: 2 },
    { where: red, all: [{ where: { id: { to: 12 } } }, { where: { id: { from: 4 } } }] },
    { where: { ...red, id: { from: 'a' } } },
    { where: { ...red, id: [7, 3, 1, 200] }, sort: down, take: 2 },
    { where: red, sort: [{ field: 'size', order: 'desc' }], take: 3 },
    { search: { text: 'red', fields: ['colour'] }, take: 2 },
  ])('are those of the page: %j', (query) => {
    const { rows } = watchedRows(100);
    expect(rowsOfQuery(rows, query)).toEqual(runQuery(rows, query).rows);
  });

  test('are looked for no further than the last of them', () => {
    const { rows, tried } = watchedRows(1_000);
    expect(rowsOfQuery(rows, { where: red, sort: down, take: 2 }).map(({ id }) => id)).toEqual([
      1_000, 997,
    ]);
    expect(tried()).toBe(4);
  });
});

test('rows are looked for between the ids that a query names', () => {
  const { rows, tried } = watchedRows(1_000);
  const query: Query = {
    where: { ...red, id: { from: 500 } },
    all: [{ where: { id: { to: 504 } } }],
  };
  expect(runQuery(rows, query).rows.map(({ id }) => id)).toEqual([502]);
  expect(tried()).toBe(5);
});
