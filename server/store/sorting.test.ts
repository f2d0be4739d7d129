import { describe, expect, it } from 'vitest';
import type { Sort } from './Query';
import { sortInParts, sortRows } from './sorting';

/** Many of the same name, in no order. */
const rows = Array.from({ length: 2_300 }, (_, index) => ({
  id: index + 1,
  name: `Naam ${(index * 7_919) % 613}`,
}));

const sort: readonly Sort[] = [{ field: 'name', order: 'desc' }];

describe('an order that is made in parts', () => {
  it('is the one that is made at once, and lets others run on the way', async () => {
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
    };
    const sorted = await sortInParts(rows, sort, pause);
    expect(sorted.map(({ id }) => id)).toEqual(sortRows(rows, sort).map(({ id }) => id));
    expect(pauses).toBeGreaterThan(8);
  });
});
