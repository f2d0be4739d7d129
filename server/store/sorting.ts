import { isBlank } from '../../schemas';
import type { Pace } from './pace';
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

const compareIdsDown: Compare = (a, b) => b.id - a.id;

/**
 * Orders rows totally: what the sort leaves equal goes by id, in the direction of the last sort, so that pages never
 * overlap.
 */
export const compareRows = (sort: readonly Sort[]): Compare => {
  const ids = sort.at(-1)?.order === 'desc' ? compareIdsDown : compareIds;
  const compares = [...sort.map(compareBy), ids];
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

/** The rows in an order; unsorted where none is requested. */
export const sortRows = (rows: readonly Row[], sort: readonly Sort[]): readonly Row[] =>
  sort.length === 0 ? rows : rows.toSorted(compareRows(sort));

/** Rows that are sorted at once. */
const PART = 500;

const merged = async (
  left: readonly Row[],
  right: readonly Row[],
  compare: Compare,
  pace: Pace,
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  let taken = 0;
  for (const [at, row] of left.entries()) {
    if (at % PART === 0) await pace();
    for (let next = right[taken]; next && compare(next, row) < 0; next = right[taken]) {
      rows.push(next);
      taken += 1;
    }
    rows.push(row);
  }
  return [...rows, ...right.slice(taken)];
};

/** The rows in an order, as `sortRows` gives them, by work that others can interrupt. */
export const sortInParts = async (
  rows: readonly Row[],
  sort: readonly Sort[],
  pace: Pace,
): Promise<readonly Row[]> => {
  await pace();
  if (rows.length <= PART) return sortRows(rows, sort);
  const middle = rows.length >>> 1;
  const left = await sortInParts(rows.slice(0, middle), sort, pace);
  const right = await sortInParts(rows.slice(middle), sort, pace);
  return merged(left, right, compareRows(sort), pace);
};
