import { contentLanguages, type KeyValue } from '../../../schemas';

type Rows = readonly KeyValue[];

/** What becomes of values whose key is there already. */
export type OnClash = 'keep' | 'replace';

/** A key that is there with another value than the one that is taken over. */
export interface Clash {
  readonly key: string;
  readonly before: string;
  readonly after: string;
}

export interface Comparison {
  /** Pairs whose key isn't there yet. */
  readonly added: Rows;
  readonly clashes: readonly Clash[];
  /** How many pairs are there as they are. */
  readonly same: number;
}

/** The pairs by their keys; of pairs with one key the first counts. */
const byKey = (pairs: Rows): ReadonlyMap<string, KeyValue> =>
  new Map(pairs.map((pair) => [pair.key.trim(), pair] as const).reverse());

/** Pairs beside the rows that they would be added to. */
export const compare = (rows: Rows, pairs: Rows): Comparison => {
  const there = byKey(rows);
  const offered = pairs.filter((pair) => byKey(pairs).get(pair.key.trim()) === pair);
  const clashes = offered.flatMap(({ key, value }) => {
    const before = there.get(key.trim())?.value;
    return before === undefined || before === value ? [] : [{ key, before, after: value }];
  });
  const added = offered.filter(({ key }) => !there.has(key.trim()));
  return { added, clashes, same: offered.length - added.length - clashes.length };
};

/** The rows with the pairs that they lack, and with their own values or those of the pairs. */
export const withPairs = (rows: Rows, pairs: Rows, onClash: OnClash): Rows => {
  const offered = byKey(pairs);
  const kept = rows.map((row) => {
    const value = offered.get(row.key.trim())?.value;
    return onClash === 'keep' || value === undefined || value === row.value
      ? row
      : { ...row, value };
  });
  const added = compare(rows, pairs).added;
  return [...kept, ...added.map(({ key, value }) => ({ id: null, key, value }))];
};

/** The languages that a template has rows in: those that are wanted first, in their order, then the others. */
export const languagesOf = (properties: Rows, wanted: readonly string[]): readonly string[] => {
  const has = new Set(properties.flatMap(({ language }) => language ?? []));
  return [...new Set([...wanted, ...contentLanguages, ...has])].filter((one) => has.has(one));
};
