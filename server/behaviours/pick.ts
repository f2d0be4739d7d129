import type { Row, Values } from '../store/Store';

/** The id and the named fields of a row, as a helper answers them. What isn't stored is empty text. */
export const pick = (row: Row, fields: readonly string[]): Values => ({
  id: row.id,
  ...Object.fromEntries(fields.map((field) => [field, row[field] ?? ''])),
});

/** The same of many rows. */
export const pickAll = (rows: readonly Row[], fields: readonly string[]): readonly Values[] =>
  rows.map((row) => pick(row, fields));
