import { isSame, type Merged, type Preferred, type Sides, textOf, unlessBoth } from './sides';

export type Row = Readonly<Record<string, unknown>>;

/** Merges two changes of one row. */
export type MergeRow = (sides: Sides<Row>) => Merged<Row>;

/** How rows are identified. */
interface RowKind {
  /** A row's values, apart from its id. */
  contentOf(row: Row): unknown;
  /** The flag of rows by which they are marked as taken away. */
  mark?: string | undefined;
  mergeRow: MergeRow;
  prefers: Preferred;
}

type Keyed = ReadonlyMap<string, Row>;

const idOf = ({ id }: Row): string | undefined =>
  id === null || id === undefined || id === 0 ? undefined : `#${id}`;

const contents = (row: Row, { contentOf }: RowKind): string => textOf(contentOf(row));

/** Rows by their ids; those without one, which are new, by their contents. */
const keyed = (value: unknown, kind: RowKind, keyOfNew: (content: string) => string): Keyed => {
  const rows = new Map<string, Row>();
  for (const row of (Array.isArray(value) ? value : []) as readonly Row[]) {
    const own = idOf(row) ?? keyOfNew(contents(row, kind));
    let key = own;
    for (let count = 2; rows.has(key); count += 1) key = `${own} ${count}`;
    rows.set(key, row);
  }
  return rows;
};

/** The keys that rows get that equal others, which have ids by now: each other's row once. */
const keysOfSame = (rows: Keyed, base: Keyed, kind: RowKind) => {
  const free = [...rows].filter(([key]) => !base.has(key));
  return (content: string): string => {
    const at = free.findIndex(([, row]) => contents(row, kind) === content);
    const [same] = at < 0 ? [] : free.splice(at, 1);
    return same?.[0] ?? `new ${content}`;
  };
};

const keysIn = (rows: Keyed, kept: ReadonlyMap<string, unknown>): readonly string[] =>
  [...rows.keys()].filter((key) => kept.has(key));

/** Keys in their order, with further ones each behind the one that it stands behind in theirs. */
const withOthers = (keys: readonly string[], others: readonly string[]): readonly string[] => {
  const order = [...keys];
  for (const [index, key] of others.entries())
    if (!order.includes(key)) {
      const behind = others.slice(0, index).findLast((before) => order.includes(before));
      order.splice(behind === undefined ? 0 : order.indexOf(behind) + 1, 0, key);
    }
  return order;
};

/** The order of what is left, and whether both put it in different orders. */
const ordered = (
  { base, mine, theirs }: Sides<Keyed>,
  kept: ReadonlyMap<string, unknown>,
  prefers: Preferred,
): Merged<readonly string[]> => {
  const isShared = (key: string) => base.has(key) && mine.has(key) && theirs.has(key);
  const sharedIn = (rows: Keyed) => keysIn(rows, kept).filter(isShared);
  const agreed = unlessBoth({
    base: sharedIn(base),
    mine: sharedIn(mine),
    theirs: sharedIn(theirs),
  });
  const first = agreed ? agreed.value : sharedIn(prefers === 'mine' ? mine : theirs);
  const isMine = isSame(first, sharedIn(mine));
  const [lead, follow] = isMine ? [mine, theirs] : [theirs, mine];
  return {
    value: withOthers(withOthers(keysIn(lead, kept), keysIn(follow, kept)), [...kept.keys()]),
    touches: agreed === undefined,
  };
};

/** What becomes of one row that stands on some of the sides; nothing where it is gone. */
const mergeOne = (
  { base, mine, theirs }: Sides<Row | undefined>,
  { mergeRow, prefers, contentOf, mark = '' }: RowKind,
): Merged<Row | undefined> => {
  const isAway = (row: Row | undefined): boolean => row === undefined || row[mark] === true;
  if (mine && theirs && isAway(mine) === isAway(theirs))
    return mergeRow({ base: base ?? {}, mine, theirs });
  if (!base) return { value: mine ?? theirs, touches: false };
  const isLeft = (row: Row | undefined): boolean =>
    row !== undefined && isSame(contentOf(row), contentOf(base));
  if (isLeft(mine) || isLeft(theirs)) {
    // A mark has to travel to where the row still is.
    const changed = isLeft(mine) ? theirs : mine;
    return { value: mine && theirs ? changed : undefined, touches: false };
  }
  const isOnlyAway = (row: Row | undefined): boolean =>
    row === undefined || (isAway(row) && isLeft({ ...row, [mark]: base[mark] }));
  if (isOnlyAway(mine) && isOnlyAway(theirs)) return { value: undefined, touches: false };
  // One removed what the other changed.
  return { value: prefers === 'mine' ? mine : theirs, touches: true };
};

/** Whether a row without an id was changed by both: both lack it, and each has another that is new. */
const isAmbiguous = ({ base, mine, theirs }: Sides<Keyed>): boolean => {
  const has = (rows: Keyed, others: Keyed) => [...rows.keys()].some((key) => !others.has(key));
  const lost = [...base].some(([key, row]) => !idOf(row) && !mine.has(key) && !theirs.has(key));
  return (
    lost && has(mine, new Map([...base, ...theirs])) && has(theirs, new Map([...base, ...mine]))
  );
};

/**
 * Rows by their ids: rows that one added, changed or removed, and rows of which each changed another part. Rows
 * that both added and that are equal are one.
 */
export const mergeRows = (sides: Sides, kind: RowKind): Merged => {
  const base = keyed(sides.base, kind, (content) => `new ${content}`);
  const theirs = keyed(sides.theirs, kind, (content) => `new ${content}`);
  const mine = keyed(sides.mine, kind, keysOfSame(theirs, base, kind));
  const all = { base, mine, theirs };
  if (isAmbiguous(all)) return { value: sides[kind.prefers], touches: true };
  const kept = new Map<string, Row>();
  let touches = false;
  for (const key of new Set([...theirs.keys(), ...mine.keys(), ...base.keys()])) {
    const one = mergeOne(
      { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) },
      kind,
    );
    touches ||= one.touches;
    if (one.value) kept.set(key, one.value);
  }
  const order = ordered(all, kept, kind.prefers);
  return { value: order.value.map((key) => kept.get(key)), touches: touches || order.touches };
};
