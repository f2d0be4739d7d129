import type { Values } from '../../../dataProvider/values';

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The values that differ from those of before, by name. */
export const changesOf = (before: Values, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, before[name])),
  );

/** Some of a record's values, by name. */
export const partsOf = (
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> => Object.fromEntries(names.map((name) => [name, values[name]]));
