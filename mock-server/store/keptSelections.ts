import { namedIds, predicateOf } from '../../server/store/condition';
import type { Pace } from '../../server/store/pace';
import type { Query, Sort } from '../../server/store/Query';
import { type Select, selectRows } from '../../server/store/runQuery';
import type { Row } from '../../server/store/Store';
import {
  type Compare,
  compareRows,
  position,
  sortInParts,
  sortRows,
} from '../../server/store/sorting';
import type { RowChange } from './draft';

/** More changes at once than this, and sorting again costs less than moving rows one by one. */
const MAX_MOVES = 64;
/** Orders, and selections, kept for a collection; the one longest unused goes first. */
const MAX_KEPT = 16;

interface Order {
  readonly sort: readonly Sort[];
  readonly rows: readonly Row[];
}

/** Answers what was kept under a key, or keeps what is made now. */
const keptOrMade = <Value>(kept: Map<string, Value>, key: string, make: () => Value): Value => {
  const value = kept.get(key) ?? make();
  kept.delete(key);
  kept.set(key, value);
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break;
    kept.delete(oldest);
  }
  return value;
};

const withChanges = (rows: readonly Row[], changes: readonly RowChange[], compare: Compare) => {
  const result = [...rows];
  for (const { before, after } of changes) {
    if (before !== undefined) result.splice(position(result, before, compare), 1);
    if (after !== undefined) result.splice(position(result, after, compare), 0, after);
  }
  return result;
};

/** Whether a query is of a list, which is asked for again: for another page, or with one letter more. */
const isList = (query: Query): boolean => {
  const { sort = [], search, take = 0 } = query;
  return (sort.length > 0 || search !== undefined || take > 1) && !namedIds(query);
};

/**
 * Keeps orders, and what conditions select in them, once they have been asked for. Sorting 10,000 texts by
 * collation takes longer than a page of a list may, and so does trying a condition on 50,000 rows; moving
 * the changed rows in an order that stands takes next to nothing.
 */
export class KeptSelections {
  private readonly orders = new WeakMap<readonly Row[], Map<string, Order>>();
  /** By the rows in their order, so that a change leaves them behind. */
  private readonly selections = new WeakMap<readonly Row[], Map<string, readonly Row[]>>();

  /** `rows` must never change in place. */
  readonly select: Select = (rows, query) => {
    if (!isList(query)) return selectRows(rows, query);
    const { sort = [], search: _search, skip: _skip, take: _take, ...condition } = query;
    const ordered = this.order(rows, sort);
    const kept = this.selections.get(ordered) ?? new Map<string, readonly Row[]>();
    this.selections.set(ordered, kept);
    return keptOrMade(kept, JSON.stringify(condition), () =>
      Object.keys(condition).length === 0 ? ordered : ordered.filter(predicateOf(condition)),
    );
  };

  /** Computes an order in advance. */
  async prepare(rows: readonly Row[], sort: readonly Sort[], pace: Pace): Promise<void> {
    if (sort.length === 0 || this.orders.get(rows)?.has(JSON.stringify(sort))) return;
    const sorted = await sortInParts(rows, sort, pace);
    this.order(rows, sort, () => sorted);
  }

  /** Takes the orders of `from` over to `to`, which differs from it by these changes. */
  carryOver(from: readonly Row[], to: readonly Row[], changes: readonly RowChange[]): void {
    const orders = this.orders.get(from);
    if (orders === undefined || changes.length > MAX_MOVES) return;
    const moved = new Map<string, Order>();
    for (const [key, { sort, rows }] of orders)
      moved.set(key, { sort, rows: withChanges(rows, changes, compareRows(sort)) });
    this.orders.set(to, moved);
  }

  private order(
    rows: readonly Row[],
    sort: readonly Sort[],
    sorted = () => sortRows(rows, sort),
  ): readonly Row[] {
    if (sort.length === 0) return rows;
    const orders = this.orders.get(rows) ?? new Map<string, Order>();
    this.orders.set(rows, orders);
    const make = (): Order => ({ sort, rows: sorted() });
    return keptOrMade(orders, JSON.stringify(sort), make).rows;
  }
}
