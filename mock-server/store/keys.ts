import { isList } from '../../server/store/condition';
import type { Condition, Plain, Test } from '../../server/store/Query';

/** Values, one of which stands at a path of a row: within its lists, in one of their rows. */
export interface Key {
  readonly path: readonly string[];
  readonly values: readonly Plain[];
}

/** Keys, one of which each row has that meets a condition. */
export type Way = readonly Key[];

/** What is the same in many rows, by which nothing is found, and the id, by which a row is found without. */
const NO_KEYS: ReadonlySet<string> = new Set(['id', 'organisationId', 'resource']);

const namedIn = (test: Test): readonly Plain[] | undefined => {
  if (isList(test)) return test;
  if (typeof test !== 'object' || test === null) return [test];
  if ('contains' in test) return [test.contains].flat();
  return 'ignoringCase' in test ? [test.ignoringCase] : undefined;
};

/** The values that a test leaves to choose from; nothing where it doesn't name them, or where none may stand there. */
const valuesOf = (test: Test | undefined): readonly Plain[] | undefined => {
  const values = test === undefined ? undefined : namedIn(test);
  return values?.includes(null) ? undefined : values;
};

const waysOfAny = (any: readonly Condition[], path: readonly string[]): readonly Way[] => {
  const ways = any.flatMap((one) => waysOf(one, path).slice(0, 1));
  return ways.length === any.length ? [ways.flat()] : [];
};

/** The ways to find the rows that meet a condition: by each of them all are found, and others. */
export const waysOf = (
  { where = {}, has = {}, all = [], any }: Condition,
  path: readonly string[] = [],
): readonly Way[] => [
  ...Object.entries(where).flatMap(([name, test]) => {
    const values = path.length === 0 && NO_KEYS.has(name) ? undefined : valuesOf(test);
    return values ? [[{ path: [...path, name], values }]] : [];
  }),
  ...Object.entries(has).flatMap(([name, inner]) => (inner ? waysOf(inner, [...path, name]) : [])),
  ...all.flatMap((one) => waysOf(one, path)),
  ...(any ? waysOfAny(any, path) : []),
];
