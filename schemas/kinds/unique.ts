import { isBlank } from '../text/blank';
import type { AnyFields, Problem } from './Kind';

/** The fields of which no two records, or rows, have the same. */
export const uniqueNames = (fields: AnyFields): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]?.unique);

/** What makes two values the same where each may stand once: whatever their case and the spaces around them. */
export const sameness = (value: unknown): string => String(value).trim().toLowerCase();

/** Whether two values count as the same there. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  sameness(one) === sameness(other);

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Whether two rows have the same value in a field; those that have none in it don't. */
export const isTwice = (rows: Rows, name: string): boolean => {
  const values = rows.map((row) => row[name]).filter((value) => !isBlank(value));
  return new Set(values.map(sameness)).size < values.length;
};

/** What is wrong with the fields of a row that hold what one before it has, where rows may have it once; by name. */
export const repeatedIn = (
  rows: Rows,
  index: number,
  fields: AnyFields,
): Readonly<Record<string, Problem>> => {
  const [row, before] = [rows[index] ?? {}, rows.slice(0, index)];
  const repeated = uniqueNames(fields).filter(
    (name) => !isBlank(row[name]) && before.some((other) => isSameValue(other[name], row[name])),
  );
  return Object.fromEntries(repeated.map((name) => [name, { message: 'alreadyThere' }]));
};
