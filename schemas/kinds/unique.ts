import { isBlank } from '../text/blank';

/** Whether two values count as the same where each may stand once: whatever their case and the spaces around them. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  String(one).trim().toLowerCase() === String(other).trim().toLowerCase();

/** Whether two rows have the same value in a field; those that have none in it don't. */
export const isTwice = (
  rows: readonly Readonly<Record<string, unknown>>[],
  name: string,
): boolean => {
  const values = rows.map((row) => row[name]).filter((value) => !isBlank(value));
  return values.some((value, index) =>
    values.slice(0, index).some((other) => isSameValue(value, other)),
  );
};
