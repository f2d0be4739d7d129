import { isBlank, type Resource } from '../../../schemas';
import { type CallContext, inTransaction } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import type { Row, Values } from '../../store/Store';
import { acceptFields } from '../../wire/fields';
import { rowsIn } from '../subLists/SubList';
import { changeSubList } from '../subLists/subLists';
import { bodyOf } from './cells';
import type { Problems, Texts } from './Destination';
import { columnProblems } from './lineReport';
import { cellReader } from './readCells';
import type { ReadLines } from './readLines';
import { findRowOfLine, idKeyOf, type RowColumns, rowChange } from './rowOfLine';
import { wordsOf } from './words';

/** What a line did to the rows of a record. */
export interface BroughtRow {
  /** What the columns that change held; none where nothing changes. */
  readonly before: Texts;
  readonly problems: Texts;
}

/** A record whose rows a line is about. */
export interface HoldsRows {
  /** As it is stored by now. */
  readonly record: Row;
  /** As it was before the line; none of a new one. */
  readonly before: Values | undefined;
}

/** Brings the row of a line into a record, within a transaction, by the call of its dialog. */
export type BringRow = (context: CallContext, held: HoldsRows, texts: Texts) => Promise<BroughtRow>;

const NOTHING: BroughtRow = { before: {}, problems: {} };

const problemsOf = (error: unknown, key: string): Problems => {
  if (error instanceof FieldProblems) return error.problems;
  if (error instanceof Refusal)
    return { [key]: { message: error.key, params: { ...error.params } } };
  throw error;
};

/** @param keys the fields that identify rows */
export const rowBringer = (
  context: CallContext,
  definition: Resource,
  [name, keys]: readonly [list: string, keys: readonly string[]],
  { columns, decimal }: Pick<ReadLines, 'columns' | 'decimal'>,
): BringRow | undefined => {
  const spec = definition.subLists[name];
  const given = columns.filter((column) => column !== null).filter(({ list }) => list === name);
  if (!spec || given.length === 0) return undefined;
  const list = { definition, name, spec };
  const entered = given.filter(({ field }) => !field.readOnly);
  const about: RowColumns = { list, keys, entered };
  const idKey = idKeyOf(list);
  const read = cellReader(entered, wordsOf(context, definition.name, `subLists.${name}.`), decimal);

  const refused = (inner: CallContext, problems: Problems): BroughtRow => {
    const place = { resource: definition.name, key: idKey };
    return { before: {}, problems: columnProblems(inner, place, given, problems) };
  };
  const change = (inner: CallContext, record: Row, row: Values | undefined, sent: Values) =>
    inTransaction(inner, (own) => {
      const body = { ...sent, ...(row && { [spec.idField]: row[spec.idField] }) };
      const asked = { ...own, call: { ...own.call, body } };
      return changeSubList(asked, list, row ? 'update' : 'add', record);
    });

  return async (inner, { record, before }, texts) => {
    if (given.every(({ key }) => isBlank((texts[key] ?? '').trim()))) return NOTHING;
    const first = await read(inner, texts, undefined);
    const asNew = acceptFields(bodyOf(entered, first.values), spec.fields, undefined).changes;
    const rows = before ? rowsIn(list, before) : [];
    const found = findRowOfLine(inner, about, rows, { texts, values: asNew });
    if (found.problem) return refused(inner, { [idKey]: found.problem });
    const { values, problems } = await read(inner, texts, found.row);
    if (Object.keys(problems).length > 0) return refused(inner, problems);
    const { body, before: was } = rowChange(about, found.row, texts, values);
    if (Object.keys(was).length === 0) return NOTHING;
    // A new record begins with rows of its own: the first line is about the first of them.
    const target = found.row ?? (before ? undefined : rowsIn(list, record)[0]);
    try {
      await change(inner, record, target, body);
      return { before: was, problems: {} };
    } catch (error) {
      return refused(inner, problemsOf(error, idKey));
    }
  };
};
