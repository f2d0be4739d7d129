import { isBlank } from '../text/blank';
import type { AnyFields } from './Kind';

/** The fields of which no two records, or rows, have the same. */
export const uniqueNames = (fields: AnyFields): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]?.unique);

/** What makes two values the same where each may stand once: whatever their case and the spaces around them. */
export const sameness = (value: unknown): string => String(value).trim().toLowerCase();

/** Whether two values count as the same there. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  sameness(one) === sameness(other);

/** Whether two rows have the same value in a field; those that have none in it don't. */
export const isTwice = (
  rows: readonly Readonly<Record<string, unknown>>[],
  name: string,
): boolean => {
  const values = rows.map((row) => row[name]).filter((value) => !isBlank(value));
  return new Set(values.map(sameness)).size < values.length;
};
