import { isObject } from '../../schemas/isObject';
import type { Condition, Plain, Test } from './Query';
import type { Values } from './Store';

export type Predicate = (values: Values) => boolean;

/** Whether a value can be compared with a field, as lists and objects can't. */
export const isPlain = (value: unknown): value is Plain =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

type Check = (value: unknown) => boolean;
type Bound = number | string | undefined;

const isOneOf = (wanted: readonly Plain[]): Check => {
  const values = new Set<unknown>(wanted);
  return (value) => values.has(value ?? null);
};

const contains = (wanted: Plain | readonly Plain[]): Check => {
  const isWanted = isOneOf([wanted].flat());
  return (value) => Array.isArray(value) && value.some(isWanted);
};

/** Numbers and texts stand in no order to each other: a value of the other type is never between. */
const isBetween = (from: Bound, to: Bound): Check => {
  const isPast = (bound: Bound, value: unknown, sign: 1 | -1): boolean => {
    if (bound === undefined) return true;
    if (typeof value === 'number' && typeof bound === 'number') return sign * (value - bound) >= 0;
    if (typeof value !== 'string' || typeof bound !== 'string') return false;
    return value === bound || value > bound === (sign === 1);
  };
  return (value) => isPast(from, value, 1) && isPast(to, value, -1);
};

const equalsText = (wanted: string): Check => {
  const lower = wanted.toLowerCase();
  return (value) => typeof value === 'string' && value.toLowerCase() === lower;
};

export const isList = (test: Test): test is readonly Plain[] => Array.isArray(test);

const checkOf = (test: Test): Check => {
  if (isList(test)) return isOneOf(test);
  if (typeof test !== 'object' || test === null) return (value) => (value ?? null) === test;
  if ('contains' in test) return contains(test.contains);
  if ('ignoringCase' in test) return equalsText(test.ignoringCase);
  return isBetween(test.from, test.to);
};

/** Makes a function of a condition, which is quicker than to read the condition for each row. */
export const predicateOf = ({ where = {}, has = {}, all = [], any, not }: Condition): Predicate => {
  const parts: Predicate[] = all.map(predicateOf);
  for (const [field, test] of Object.entries(where)) {
    if (test === undefined) continue;
    const isRight = checkOf(test);
    parts.push((values) => isRight(values[field]));
  }
  for (const [field, condition] of Object.entries(has)) {
    if (condition === undefined) continue;
    const meets = predicateOf(condition);
    parts.push(({ [field]: rows }) => Array.isArray(rows) && rows.filter(isObject).some(meets));
  }
  if (any) {
    const some = any.map(predicateOf);
    parts.push((values) => some.some((meets) => meets(values)));
  }
  if (not) {
    const meets = predicateOf(not);
    parts.push((values) => !meets(values));
  }
  const [only, ...others] = parts;
  if (only && others.length === 0) return only;
  return (values) => parts.every((meets) => meets(values));
};

/** The ids that a condition leaves to choose from; `undefined` where it names none. */
export const namedIds = ({ where, all = [] }: Condition): readonly number[] | undefined => {
  const id = where?.id;
  if (typeof id === 'number') return [id];
  if (id !== undefined && isList(id)) return id.filter((one) => typeof one === 'number');
  return all.map(namedIds).find((ids) => ids !== undefined);
};

/** Whole numbers between which ids are, both of which count. */
export interface IdBounds {
  readonly from: number;
  readonly to: number;
}

const boundsIn = ({ where }: Condition): IdBounds => {
  const id = where?.id;
  const [from, to] =
    typeof id === 'object' && id !== null && !isList(id) && ('from' in id || 'to' in id)
      ? [id.from, id.to]
      : [undefined, undefined];
  return {
    from: typeof from === 'number' ? from : Number.NEGATIVE_INFINITY,
    to: typeof to === 'number' ? to : Number.POSITIVE_INFINITY,
  };
};

/** Between which ids all are that a condition leaves to choose from. */
export const idBounds = (condition: Condition): IdBounds =>
  [condition, ...(condition.all ?? [])].map(boundsIn).reduce((one, other) => ({
    from: Math.max(one.from, other.from),
    to: Math.min(one.to, other.to),
  }));
