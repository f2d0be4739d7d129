import type { AnyField, Problem } from '../kinds/Kind';
import type { Values } from '../Values';
import { checkValue, isLacking, type Mode } from './check';
import { noted } from './noted';

const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    mine.length === theirs.size &&
    mine.every(([name, value]) => theirs.has(name) && isSame(value, theirs.get(name)))
  );
};

/** Whether all that a judgement looked at is as it was stored. */
export const isAsStored = (looked: Iterable<string>, values: Values, stored: Values): boolean =>
  [...looked].every((name) => isSame(values[name], stored[name]));

/**
 * What is wrong with one value of a record or a row that is changed: nothing where it is as it was stored, as long as
 * something is there. What is stored may be older than the rule, and who changes something else can't be asked to mend
 * it.
 *
 * @param stored the record or row as it was before; none of a new one
 */
export const checkChanged = (
  name: string,
  field: AnyField,
  values: Values,
  mode: Mode,
  stored: Values | undefined,
): Problem<string> | undefined => {
  const value = values[name];
  if (!stored) return checkValue(value, field, values, mode);
  const { seen, looked } = noted(values);
  const found = checkValue(value, field, seen, mode);
  const isLet = found && isAsStored([name, ...looked], values, stored);
  return isLet && !isLacking(value, field, values, mode) ? undefined : found;
};
