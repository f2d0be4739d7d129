import { type AnyFields, kind, type Nested } from './Kind';
import type { MessageKey } from './messages';
import { readNumber } from './numberKind';

export interface RowsOptions {
  /** The fields of a row. */
  fields: AnyFields;
  /** The message when a row's required field is empty, in place of the field's own. */
  message?: MessageKey;
}

export type Row = { id: number | null } & Record<string, unknown>;

const objects = (wire: unknown): readonly Record<string, unknown>[] =>
  (Array.isArray(wire) ? wire : []).filter(
    (row): row is Record<string, unknown> => typeof row === 'object' && row !== null,
  );

const serializeRow = ({ id, ...row }: Row, fields: AnyFields, nested: Nested) => ({
  ...(id !== null && { id }),
  ...nested.serialize(row, fields),
});

/** Rows of fields inside a record. The whole set is sent; rows without an id are new. */
export const rows = kind<readonly Row[], RowsOptions>()({
  empty: () => [],
  parse: (wire, { fields }, nested) =>
    objects(wire).map((row) => ({ ...nested.parse(row, fields), id: readNumber(row.id) })),
  serialize: (value, { fields }, nested) => value.map((row) => serializeRow(row, fields, nested)),
  check: (value, { fields, message }, nested) => {
    const problem = value.map((row) => nested.check(row, fields)).find((found) => found);
    return problem && message ? { message } : problem;
  },
  samples: () => [[]],
});
