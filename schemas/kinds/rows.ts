import { type ChosenFrom, isChosenOnce } from './chosenFrom';
import { fromText } from './jsonText';
import { type AnyFields, kind, type Nested, type NestedCodec, type Problem } from './Kind';
import type { RowLayout } from './layout';
import { readNumber } from './numbers/numberKind';
import { isTwice, uniqueNames } from './unique';

/** How rows look that are drawn by hand, whatever holds them; `src/screens/index.ts` maps each to its components. */
export type RowsLook = 'filmstrip' | 'week';

export interface RowsOptions {
  /** The fields of a row. */
  fields: AnyFields;
  /** How the fields of a row stand; beside each other where there is room, unless given. */
  layout?: RowLayout;
  /**
   * How they travel, where that is not a list: as its JSON text; or with marks, new rows under temporary ids, and
   * those that are taken away with their flag `deleted`, gone once that is stored. Rows that aren't sent stay.
   */
  as?: 'jsonText' | 'withMarks';
  /** Rows are in a manual order, and each row's number travels under this name. */
  numberedBy?: string;
  /** Rows are in a manual order; their order is that of the list. */
  reorder?: true;
  /** Rows stand for records, and are added by choosing one. */
  chosenFrom?: ChosenFrom;
  /** Drawn by a component of its own, in place of cards, lines and tables. */
  drawnAs?: RowsLook;
}

/** The flag of rows that are taken away by travelling with it; none where they are by not travelling. */
export const removalMark = ({ as: form }: Pick<RowsOptions, 'as'>): string | undefined =>
  form === 'withMarks' ? 'deleted' : undefined;

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

/** The id that a row travels under; none where a new row has none. */
const sentId = (id: number | null, { as: form }: RowsOptions, index: number) =>
  id ?? (form === 'withMarks' ? `tmp-${index + 1}` : undefined);

const serializeRow = (
  { id, ...row }: Row,
  field: RowsOptions,
  index: number,
  nested: NestedCodec,
) => {
  const { fields, numberedBy } = field;
  const sent = sentId(id, field, index);
  return {
    ...(sent !== undefined && { id: sent }),
    ...nested.serialize(row, fields),
    ...(numberedBy !== undefined && { [numberedBy]: index + 1 }),
  };
};

/** The rows that stay once they are stored: those that aren't marked as taken away. */
const stayingRows = <R extends Readonly<Record<string, unknown>>>(
  rows: readonly R[],
  field: Pick<RowsOptions, 'as'>,
): readonly R[] => {
  const mark = removalMark(field);
  return mark === undefined ? rows : rows.filter((row) => row[mark] !== true);
};

/** What a row lacks, or else what is wrong in it first. */
const wrongInRow = (
  row: Row,
  { fields, chosenFrom }: RowsOptions,
  nested: Nested,
): { readonly name?: string; readonly problem: Problem<string> } | undefined => {
  const name = nested.lacking(row, fields);
  if (name !== undefined) return { name, problem: { message: 'incompleteRow' } };
  return isChosenOnce(chosenFrom, row)
    ? nested.wrong(row, fields)
    : { problem: { message: 'incompleteRow' } };
};

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
  check: (value, field, nested) => {
    const { fields } = field;
    const staying = stayingRows(value, field);
    const twice = uniqueNames(fields).find((name) => isTwice(staying, name));
    if (twice !== undefined)
      return { message: fields[twice]?.messages?.alreadyThere ?? 'alreadyThere' };
    for (const [place, row] of staying.entries()) {
      const wrong = wrongInRow(row, field, nested);
      if (!wrong) continue;
      const { name, problem } = wrong;
      return { ...problem, rowAt: { row: place + 1, ...(name !== undefined && { field: name }) } };
    }
    return undefined;
  },
  traits: { holdsFields: true, mergesBy: 'rows', isUnsortable: true, isOwnPageOnly: true },
  samples: () => [[]],
});
