import { type ChosenFrom, isChosenOnce } from './chosenFrom';
import { fromText } from './jsonText';
import { type AnyFields, kind, type NestedCodec } from './Kind';
import type { RowLayout } from './layout';
import { readNumber } from './numbers/numberKind';

export interface RowsOptions {
  /** The fields of a row. */
  fields: AnyFields;
  /** How the fields of a row stand; beside each other where there is room, unless given. */
  layout?: RowLayout;
  /** How they travel, where that is not a list: as its JSON text. */
  as?: 'jsonText';
  /** Rows are put in order by hand, and each row's number travels under this name. */
  numberedBy?: string;
  /** Rows are put in order by hand; their order is that of the list. */
  sortable?: true;
  /** Rows stand for records, and are added by choosing one. */
  chosenFrom?: ChosenFrom;
}

export type Row = { id: number | null } & Record<string, unknown>;

const objects = (wire: unknown): readonly Record<string, unknown>[] => {
  const list = fromText(wire);
  return (Array.isArray(list) ? list : []).filter(
    (row): row is Record<string, unknown> => typeof row === 'object' && row !== null,
  );
};

const inOrder = (
  rows: readonly Record<string, unknown>[],
  { numberedBy }: RowsOptions,
): readonly Record<string, unknown>[] =>
  numberedBy === undefined
    ? rows
    : rows.toSorted((one, other) => Number(one[numberedBy]) - Number(other[numberedBy]));

const serializeRow = (
  { id, ...row }: Row,
  { fields, numberedBy }: RowsOptions,
  index: number,
  nested: NestedCodec,
) => ({
  ...(id !== null && { id }),
  ...nested.serialize(row, fields),
  ...(numberedBy !== undefined && { [numberedBy]: index + 1 }),
});

/** Rows of fields inside a record. The whole set is sent; rows without an id are new. */
export const rows = kind<readonly Row[], RowsOptions>()({
  empty: () => [],
  parse: (wire, field, nested) =>
    inOrder(objects(wire), field).map((row) => ({
      ...nested.parse(row, field.fields),
      id: readNumber(row.id),
    })),
  serialize: (value, field, nested) => {
    const sent = value.map((row, index) => serializeRow(row, field, index, nested));
    return field.as === 'jsonText' ? JSON.stringify(sent) : sent;
  },
  check: (value, { fields, chosenFrom }, nested) =>
    value.some((row) => nested.lacks(row, fields) || !isChosenOnce(chosenFrom, row))
      ? { message: 'incompleteRow' }
      : value.map((row) => nested.check(row, fields)).find((found) => found),
  traits: { mergesBy: 'rows', isUnsortable: true, isOwnPageOnly: true },
  samples: () => [[]],
});
