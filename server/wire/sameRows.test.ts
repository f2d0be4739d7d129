import { expect, test } from 'vitest';
import { withSameRows } from './sameRows';

/** More rows than a call takes arguments. */
const MANY = 150_000;

test('however many rows there are, a new one has an id of its own', () => {
  const before = Array.from({ length: MANY }, (_, at) => ({ id: at + 1, key: `k${at}` }));
  const change = { block: { language: 'NL-nl' }, before, after: [{ key: 'new' }, ...before] };
  const [block] = withSameRows([{ ...change, isSent: true }], { field: 'rows', by: 'key' }, {});
  const rows = Object(block).rows;
  expect(rows).toHaveLength(MANY + 1);
  expect(rows[0]).toEqual({ id: MANY + 1, key: 'new' });
});
