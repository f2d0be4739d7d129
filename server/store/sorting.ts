import type { Row, Sort } from './Store';

type Compare = (a: Row, b: Row) => number;

// Making a collator is slow, using one is fast.
const collator = new Intl.Collator('nl', { numeric: true });

/** More changes at once than this, and sorting anew costs less than moving rows one by one. */
const MOST_MOVES = 64;
/** Orders kept for a collection; the one longest unused goes first. */
const MOST_ORDERS = 16;

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

function compareBy({ field, order }: Sort): Compare {
  const sign = order === 'asc' ? 1 : -1;
  return (rowA, rowB) => {
    const a = rowA[field];
    const b = rowB[field];
    if (a === b) return 0;
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
    return sign * compareValues(a, b);
  };
}

export const compareIds: Compare = (a, b) => a.id - b.id;

/** Orders rows totally: what the sort leaves equal goes by id, so that pages never overlap. */
function compareRows(sort: readonly Sort[]): Compare {
  const compares = [...sort.map(compareBy), compareIds];
  return (a, b) => {
    for (const compare of compares) {
      const result = compare(a, b);
      if (result !== 0) return result;
    }
    return 0;
  };
}

/** Where `row` stands in rows ordered by `compare`, or where it would go. */
export function position(rows: readonly Row[], row: Row, compare: Compare): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = rows[middle];
    if (at !== undefined && compare(at, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function sortRows(rows: readonly Row[], sort: readonly Sort[]): readonly Row[] {
  return sort.length === 0 ? rows : [...rows].sort(compareRows(sort));
}

/** One row's change: added (no `before`), replaced, or removed (no `after`). */
export interface RowChange {
  readonly collection: string;
  readonly before?: Row;
  readonly after?: Row;
}

interface Order {
  readonly sort: readonly Sort[];
  readonly rows: readonly Row[];
}

/**
 * Keeps orders once they have been asked for. Sorting 10,000 texts by collation takes longer than a list
 * page may; moving the changed rows in an order that stands takes next to nothing.
 */
export class SortedRows {
  private readonly kept = new WeakMap<readonly Row[], Map<string, Order>>();

  /** `rows` must never change in place. */
  of(rows: readonly Row[], sort: readonly Sort[]): readonly Row[] {
    if (sort.length === 0) return rows;
    const orders = this.kept.get(rows) ?? new Map<string, Order>();
    this.kept.set(rows, orders);
    const key = JSON.stringify(sort);
    const order = orders.get(key) ?? { sort, rows: sortRows(rows, sort) };
    orders.delete(key);
    orders.set(key, order);
    for (const oldest of orders.keys()) {
      if (orders.size <= MOST_ORDERS) break;
      orders.delete(oldest);
    }
    return order.rows;
  }

  /** Takes the orders of `from` over to `to`, which differs from it by these changes. */
  carryOver(from: readonly Row[], to: readonly Row[], changes: readonly RowChange[]): void {
    const orders = this.kept.get(from);
    if (orders === undefined || changes.length > MOST_MOVES) return;
    const moved = new Map<string, Order>();
    for (const [key, { sort, rows }] of orders) {
      moved.set(key, { sort, rows: withChanges(rows, changes, compareRows(sort)) });
    }
    this.kept.set(to, moved);
  }
}

function withChanges(rows: readonly Row[], changes: readonly RowChange[], compare: Compare) {
  const result = [...rows];
  for (const { before, after } of changes) {
    if (before !== undefined) result.splice(position(result, before, compare), 1);
    if (after !== undefined) result.splice(position(result, after, compare), 0, after);
  }
  return result;
}
