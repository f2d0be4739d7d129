import { isObject } from '../../schemas/isObject';
import type { Row } from './Store';
import { compareIds, position } from './sorting';

export type Tables = Readonly<Record<string, readonly Row[]>>;
export type NextIds = Readonly<Record<string, number>>;

/** All rows at one moment, each collection in order of id, every row frozen. Never changed in place. */
export interface Contents {
  readonly tables: Tables;
  readonly nextIds: NextIds;
}

/** A collection that has no row yet: always this list, so that it can be a key. */
const noRows: readonly Row[] = Object.freeze([]);

export const rowsOf = (tables: Tables, collection: string): readonly Row[] =>
  (Object.hasOwn(tables, collection) && tables[collection]) || noRows;

export const rowWithId = (rows: readonly Row[], id: number): Row | undefined => {
  const row = rows[position(rows, { id }, compareIds)];
  return row?.id === id ? row : undefined;
};

/** Freezes a value read from JSON, with all that it holds. */
export const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
};

/** Whether a value is one that was kept: as JSON has it, and frozen with all that it holds. */
const isKept = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null)
    return value === null || typeof value === 'string' || typeof value === 'boolean';
  if (!Object.isFrozen(value)) return false;
  // A hole in a list is passed over by every, and not by JSON.
  if (Array.isArray(value)) return !value.includes(undefined) && value.every(isKept);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isKept);
};

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) &&
  Object.getPrototypeOf(value) === Object.prototype &&
  typeof value.toJSON !== 'function';

/**
 * A value as JSON gives it back, frozen with all that it holds. What was kept before stays the same object: of two
 * thousand rows within one, only the changed one is made anew, and who compares or condenses them sees that.
 *
 * @returns `undefined` for what JSON leaves out
 */
export const keep = (value: unknown): unknown => {
  if (isKept(value)) return value;
  if (Array.isArray(value)) return Object.freeze(Array.from(value, (inner) => keep(inner) ?? null));
  if (isPlain(value)) {
    const kept = Object.entries(value).map(([name, inner]) => [name, keep(inner)] as const);
    return Object.freeze(Object.fromEntries(kept.filter(([, inner]) => inner !== undefined)));
  }
  const json = JSON.stringify(value);
  return json === undefined ? undefined : freeze(JSON.parse(json));
};

/** Contents from tables in order of id. The next ids are those remembered, and none that a row has. */
export const contentsOf = (tables: Tables, remembered: NextIds = {}): Contents => {
  const nextIds: Record<string, number> = { ...remembered };
  for (const [name, rows] of Object.entries(tables)) {
    nextIds[name] = Math.max(nextIds[name] ?? 1, (rows.at(-1)?.id ?? 0) + 1);
  }
  return { tables: freeze(tables), nextIds };
};

/** Whether these are rows in order of whole ids, none twice: what every lookup relies on. */
export const isTable = (value: unknown): value is readonly Row[] => {
  let last = 0;
  return (
    Array.isArray(value) &&
    value.every((row: unknown) => {
      if (!isObject(row) || typeof row.id !== 'number' || !Number.isSafeInteger(row.id))
        return false;
      const isNext = row.id > last;
      last = row.id;
      return isNext;
    })
  );
};
