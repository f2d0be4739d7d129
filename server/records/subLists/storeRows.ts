import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import type { Row, Values } from '../../store/Store';
import { rowsBeside } from '../tenant';
import { changeMessage, rowsName } from '../texts';
import { ownIdField } from './chosenRows';
import { fieldOf, rowsIn, type SubList } from './SubList';

/** The highest number that rows have in a field. */
const highestOf = (rows: readonly Values[], field: string): number =>
  rows.reduce((highest, inner) => Math.max(highest, Number(inner[field]) || 0), 0);

/** The highest id that a row ever had: ids aren't given twice, for other records may name them. */
const lastId = (list: SubList, row: Row, rows: readonly Values[]): number =>
  Math.max(
    Number(row[`${fieldOf(list)}LastId`] ?? 0),
    highestOf(rowsIn(list, row), ownIdField(list.spec)),
    highestOf(rows, ownIdField(list.spec)),
  );

/** The id of a row that is added to those that the record will have. */
export const nextId = (list: SubList, row: Row, rows: readonly Values[]): number =>
  lastId(list, row, rows) + 1;

/**
 * The record whose rows are about to be changed, as it is now: nobody else changes it meanwhile, so that no two rows
 * get the same id.
 */
export const lockedOwner = async (
  context: CallContext,
  { definition }: SubList,
  row: Row,
): Promise<Row> => {
  const owners = rowsBeside(context, context.tables.of(definition), row);
  const now = await owners.get(row.id, 'lock');
  if (now) return now;
  throw new Refusal(404, 'server.request.notFound');
};

/** Keeps a record's rows, and what of the record's own follows from them. */
export const storeRows = async (
  context: CallContext,
  list: SubList,
  row: Row,
  rows: readonly Values[],
  following: Values = {},
): Promise<void> => {
  const field = fieldOf(list);
  const changes = { [field]: rows, [`${field}LastId`]: lastId(list, row, rows), ...following };
  const owners = rowsBeside(context, context.tables.of(list.definition), row);
  await owners.update(row.id, changes);
};

/** The number of a row that is added: one more than the highest so far. */
export const nextOf = (rows: readonly Values[], field: string): number =>
  highestOf(rows, field) + 1;

/** The message for a change to the rows. The record itself isn't saved: its form may hold what hasn't been sent yet. */
export const savedIn = (context: CallContext, { definition, name }: SubList): string =>
  changeMessage(context, 'saved', rowsName(context, definition.name, name));
