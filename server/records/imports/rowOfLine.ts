import { type FileColumn, isBlank, type Problem } from '../../../schemas';
import { sameness } from '../../../schemas/kinds/unique';
import { inSentence } from '../../../schemas/text/inSentence';
import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import { acceptFields } from '../../wire/fields';
import type { SubList } from '../subLists/SubList';
import { rowName } from '../texts';
import { bodyOf, cellOf, comparedCell } from './cells';
import type { Texts } from './Destination';

/** The columns of a sub-list's rows in a file, and what identifies its rows. */
export interface RowColumns {
  readonly list: SubList;
  /** The names of the fields by which a row is found, in their order. */
  readonly keys: readonly string[];
  readonly entered: readonly FileColumn[];
}

/** The row that a line is about; none of one that is added. */
type FoundRow = { readonly row?: Values; readonly problem?: Problem<string> };

const isFilled = (texts: Texts, { key }: FileColumn): boolean =>
  !isBlank((texts[key] ?? '').trim());

/** The column by which a sub-list's rows are known. */
export const idKeyOf = ({ name, spec: { idField } }: SubList): string => `${name}.${idField}`;

const foundById = (
  context: CallContext,
  { list }: RowColumns,
  rows: readonly Values[],
  text: string,
): FoundRow => {
  const row = rows.find((one) => String(one[list.spec.idField]) === text);
  if (row) return { row };
  const name = inSentence(rowName(context, list.definition.name, list.name));
  return { problem: { message: 'server.imports.noSuch', params: { name, id: text } } };
};

/** The rows with the same values as a line under a key: in the columns of that field which the line fills. */
const sameUnder = (
  columns: readonly FileColumn[],
  rows: readonly Values[],
  values: Values,
): readonly Values[] =>
  columns.length === 0
    ? []
    : rows.filter((row) =>
        columns.every(
          (column) =>
            sameness(comparedCell(row, column)) === sameness(comparedCell(values, column)),
        ),
      );

/**
 * Finds which of a record's rows a line is about: by its id, or else by the first key that one has; a line that fills
 * none is about the only row.
 */
export const findRowOfLine = (
  context: CallContext,
  about: RowColumns,
  rows: readonly Values[],
  { texts, values }: { readonly texts: Texts; readonly values: Values },
): FoundRow => {
  const { list, keys, entered } = about;
  const id = (texts[idKeyOf(list)] ?? '').trim();
  if (id !== '') return foundById(context, about, rows, id);
  const filled = entered.filter((column) => isFilled(texts, column));
  const under = keys.map((name) => filled.filter((column) => column.name === name));
  const found = under
    .map((columns) => sameUnder(columns, rows, values))
    .find((same) => same.length);
  if (found && found.length > 1) {
    const ids = found.map((row) => `#${row[list.spec.idField]}`).join(', ');
    return { problem: { message: 'server.imports.several', params: { ids } } };
  }
  const isKeyless = under.every((columns) => columns.length === 0);
  return { row: found?.[0] ?? (isKeyless && rows.length === 1 ? rows[0] : undefined) };
};

/** A line's values for a row: the body that a call would have, and the reported changes. */
export interface RowChange {
  readonly body: Values;
  /** What the columns that change hold by now. */
  readonly before: Texts;
}

/**
 * What a line changes of a row, or of none: values that the row already has are left out, as the record may have
 * changed it meanwhile.
 */
export const rowChange = (
  { list, entered }: RowColumns,
  row: Values | undefined,
  texts: Texts,
  values: Readonly<Record<string, unknown>>,
): RowChange => {
  const { fields } = list.spec;
  const after = { ...row, ...acceptFields(bodyOf(entered, values), fields, row).changes };
  const differing = entered.filter((column) =>
    row ? comparedCell(row, column) !== comparedCell(after, column) : isFilled(texts, column),
  );
  // A text in several languages is sent in all of them.
  const names = new Set(differing.map(({ name }) => name));
  return {
    body: bodyOf(
      entered.filter(({ name }) => names.has(name)),
      values,
    ),
    before: Object.fromEntries(
      differing.map((column) => [column.key, row ? cellOf(row, column) : '']),
    ),
  };
};
