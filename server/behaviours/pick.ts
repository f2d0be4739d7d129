import type { FieldOf } from '../store/Query';
import type { Values } from '../store/Store';
import type { Keyed } from '../store/Table';

/** The id and the named fields of a row, as a helper answers them. What isn't stored is empty text. */
export const pick = <R extends Keyed>(row: R, fields: readonly FieldOf<R>[]): Values => ({
  id: row.id,
  ...Object.fromEntries(fields.map((field) => [field, row[field] ?? ''])),
});

/** The same of many rows. */
export const pickAll = <R extends Keyed>(
  rows: readonly R[],
  fields: readonly FieldOf<R>[],
): readonly Values[] => rows.map((row) => pick(row, fields));
