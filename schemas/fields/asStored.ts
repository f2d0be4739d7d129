import type { AnyField, Problem } from '../kinds/Kind';
import { checkValue, isLacking, type Mode } from './check';

type Values = Readonly<Record<string, unknown>>;

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

/**
 * What a judgement comes to, unless all that it looks at is as it was stored: that may be older than the rule, and who
 * changes something else can't be asked to mend it.
 *
 * @param stored what was there before; none of what is new
 * @param names what is looked at in any case
 */
export const unlessStored = <Found>(
  values: Values,
  stored: Values | undefined,
  names: readonly string[],
  judge: (seen: Record<string, unknown>) => Found | undefined,
): Found | undefined => {
  if (!stored) return judge(values);
  const looked = new Set<string | symbol>(names);
  const seen = new Proxy(
    { ...values },
    {
      get: (all, name) => {
        looked.add(name);
        return Reflect.get(all, name);
      },
    },
  );
  const found = judge(seen);
  const isStored = () =>
    [...looked].every((name) => isSame(Reflect.get(values, name), Reflect.get(stored, name)));
  return found !== undefined && isStored() ? undefined : found;
};

/**
 * What is wrong with one value of a record or a row that is changed: nothing where it is as it was stored, as long as
 * something is there.
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
  const found = unlessStored(values, stored, [name], (seen) =>
    checkValue(value, field, seen, mode),
  );
  if (found || !stored || !isLacking(value, field, values, mode)) return found;
  return checkValue(value, field, values, mode);
};
