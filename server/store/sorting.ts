import { isBlank } from '../../schemas';
import type { Sort } from './Query';
import type { Row } from './Store';

export type Compare = (a: Row, b: Row) => number;

// Making a collator is slow, using one is fast.
const collator = new Intl.Collator('nl', { numeric: true });

const compareValues = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

const compareBy = ({ field, order }: Sort): Compare => {
  const sign = order === 'asc' ? 1 : -1;
  return (rowA, rowB) => {
    const a = rowA[field];
    const b = rowB[field];
    if (a === b) return 0;
    if (isBlank(a) || isBlank(b)) return Number(isBlank(a)) - Number(isBlank(b));
    return sign * compareValues(a, b);
  };
};

export const compareIds: Compare = (a, b) => a.id - b.id;

/** Orders rows totally: what the sort leaves equal goes by id, so that pages never overlap. */
export const compareRows = (sort: readonly Sort[]): Compare => {
  const compares = [...sort.map(compareBy), compareIds];
  return (a, b) => {
    for (const compare of compares) {
      const result = compare(a, b);
      if (result !== 0) return result;
    }
    return 0;
  };
};

/** Where `row` stands in rows ordered by `compare`, or where it would go. */
export const position = (rows: readonly Row[], row: Row, compare: Compare): number => {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = rows[middle];
    if (at !== undefined && compare(at, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The rows in an order; as they stand where none is asked for. */
export const sortRows = (rows: readonly Row[], sort: readonly Sort[]): readonly Row[] =>
  sort.length === 0 ? rows : rows.toSorted(compareRows(sort));
