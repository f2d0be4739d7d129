import type { PlacedRow } from '../../../../dataProvider/calls/documents';
import type { DocumentRow } from '../../../../schemas/documents';
import { DETAILS, type Details, isSameDetails } from '../rows/details';
import type { Content } from '../rows/history';
import { contentOf, isSameContent, type Rows } from '../rows/rowList';

/** A row as the server has it; its place among the others is its order there, counted from 1. */
export interface StoredRow {
  /** Its id on the server. */
  id: number;
  /** What the server has, under the key that the row has here. */
  row: DocumentRow;
}

export type Stored = readonly StoredRow[];

/** Rows as they were read. */
export const storedOf = (rows: Rows): Stored => rows.map((row) => ({ id: row.id, row }));

/** What the server has, under the keys that the rows have here. */
export const contentStored = (stored: Stored, details: Details): Content => ({
  rows: stored.map(({ row }) => row),
  details,
});

/** One thing that the server doesn't have as it is here; each is one call. */
export type Change =
  | { kind: 'remove'; key: number; id: number }
  | { kind: 'add'; key: number; row: DocumentRow; order: number }
  | { kind: 'update'; key: number; id: number; row: DocumentRow; order: number }
  | { kind: 'order'; stored: Stored }
  | { kind: 'details'; key: typeof DETAILS; details: Details };

/** The name of a change, by which a refusal is remembered. */
export const nameOf = (change: Change): string =>
  'key' in change ? `${change.kind}/${change.key}` : change.kind;

/** What a change would do; a refused one is not retried as long as this is the same. */
export const intentOf = (change: Change): string => {
  if (change.kind === 'order') return change.stored.map(({ id }) => id).join();
  if (change.kind === 'details') return JSON.stringify(change.details);
  return change.kind === 'remove' ? '' : contentOf(change.row);
};

const removals = (stored: Stored, keys: ReadonlySet<number>): Change[] =>
  stored
    .filter(({ row }) => !keys.has(row.id))
    .map(({ id, row }) => ({ kind: 'remove', key: row.id, id }));

/** Rows that the server lacks, each behind the nearest row before it that the server has. */
const additions = (wanted: Rows, placeOf: ReadonlyMap<number, number>): Change[] => {
  let behind = 0;
  return wanted.flatMap((row): Change[] => {
    const place = placeOf.get(row.id);
    if (place === undefined) return [{ kind: 'add', key: row.id, row, order: behind + 1 }];
    behind = place;
    return [];
  });
};

const updates = (stored: Stored, wantedOf: ReadonlyMap<number, DocumentRow>): Change[] =>
  stored.flatMap(({ id, row: has }, index): Change[] => {
    const row = wantedOf.get(has.id);
    return row && !isSameContent(row, has)
      ? [{ kind: 'update', key: row.id, id, row, order: index + 1 }]
      : [];
  });

/** The order that is wanted of the rows that the server has; those that are to go stand last. */
const reordering = (stored: Stored, wanted: Rows): Change[] => {
  const storedByKey = new Map(stored.map((has) => [has.row.id, has]));
  const kept = new Set(wanted.flatMap(({ id }) => storedByKey.get(id) ?? []));
  const inOrder = [...kept];
  const isInOrder = stored
    .filter((has) => kept.has(has))
    .every((has, index) => has === inOrder[index]);
  const others = stored.filter((has) => !kept.has(has));
  return isInOrder ? [] : [{ kind: 'order', stored: [...inOrder, ...others] }];
};

/** Everything that the server doesn't have as it is wanted, in the order in which it is sent. */
export const changesBetween = (stored: Stored, wanted: Rows): readonly Change[] => {
  const wantedOf = new Map(wanted.map((row) => [row.id, row]));
  const placeOf = new Map(stored.map(({ row }, index) => [row.id, index + 1]));
  return [
    ...removals(stored, new Set(wantedOf.keys())),
    ...additions(wanted, placeOf),
    ...updates(stored, wantedOf),
    ...reordering(stored, wanted),
  ];
};

/** What the server doesn't have of the details, which are sent whole. */
export const detailChanges = (stored: Details, wanted: Details): readonly Change[] =>
  isSameDetails(stored, wanted) ? [] : [{ kind: 'details', key: DETAILS, details: wanted }];

/** The rows of a reordering whose place changes, as they are stored. */
export const placesOf = (stored: Stored, next: Stored): readonly PlacedRow[] =>
  next
    .map((has, index) => ({ ...has, order: index + 1 }))
    .filter(({ id }, index) => stored[index]?.id !== id);

/** The rows that the server has once it has accepted a change. */
export const afterChange = (stored: Stored, change: Change, lastId: number | null): Stored => {
  switch (change.kind) {
    case 'remove':
      return stored.filter(({ id }) => id !== change.id);
    case 'add':
      return stored.toSpliced(change.order - 1, 0, { id: lastId ?? 0, row: change.row });
    case 'update':
      return stored.map((has) => (has.id === change.id ? { ...has, row: change.row } : has));
    case 'order':
      return change.stored;
    case 'details':
      return stored;
  }
};

/**
 * What the server has after a call whose answer never came, by its present state. A row that is new there
 * is the one whose adding wasn't answered; other people's rows are left alone.
 */
export const afterReading = (stored: Stored, unanswered: Change, read: Rows): Stored => {
  const keyOf = new Map(stored.map(({ id, row }) => [id, row.id]));
  const foundId =
    unanswered.kind === 'add'
      ? read.find(({ id, type }) => !keyOf.has(id) && type === unanswered.row.type)?.id
      : undefined;
  if (unanswered.kind === 'add' && foundId !== undefined) keyOf.set(foundId, unanswered.key);
  return read.flatMap((row) => {
    const key = keyOf.get(row.id);
    return key === undefined ? [] : [{ id: row.id, row: { ...row, id: key } }];
  });
};
