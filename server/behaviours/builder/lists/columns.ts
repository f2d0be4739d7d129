import type { AnyFields } from '../../../../schemas';
import { type DocumentRow, rowTypeOf } from '../../../../schemas/documents';
import type { CallContext } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import { neededPart, sentPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { created, ok, type Reply } from '../../../contract/reply';
import { acceptInner } from '../../../records/save/acceptInner';
import { findRow, requireRow } from '../../../records/tenant';
import { saidOf } from '../../../records/texts';
import type { Row, Values } from '../../../store/Store';
import { sentId } from '../../../wire/sent';
import { DOCUMENTS, rowsOf } from '../documents/documentRows';
import { activeVersion } from '../documents/family';
import { LISTS } from './groupFunctions';
import { nextOrder } from './objectRows';

const titleOf = ({ id, options }: DocumentRow): string => String(options.title || `#${id}`);

/** The rows of a document that can fill a column: of its active version, or of itself while none is active. */
const inputRows = async (
  context: CallContext,
  document: Row | undefined,
): Promise<readonly DocumentRow[]> => {
  if (!document) return [];
  const version = (await activeVersion(context, document)) ?? document;
  return rowsOf(version).filter(({ type }) => rowTypeOf(type)?.value !== undefined);
};

const fieldsOfList = async (context: CallContext, list: Row): Promise<readonly DocumentRow[]> =>
  inputRows(context, await findRow(context, DOCUMENTS, Number(list.headerDocumentId)));

const storedColumns = ({ columns }: Row): readonly Values[] =>
  Array.isArray(columns) ? columns : [];

/** A list's columns in their order, each with the title of the row that fills it. */
export const columnsOf = async (context: CallContext, list: Row): Promise<readonly Values[]> => {
  const titles = new Map((await fieldsOfList(context, list)).map((row) => [row.id, titleOf(row)]));
  return [...storedColumns(list)]
    .sort((one, other) => Number(one.columnOrder) - Number(other.columnOrder))
    .map((column) => ({
      ...column,
      documentInputFieldTitle: titles.get(Number(column.documentInputField)) ?? '',
    }));
};

/** What can fill a column. */
export const getAvailableInputFields = async (context: CallContext, list: Row): Promise<Reply> => {
  const asked = { objectDefinitionId: list.headerDocumentId, ...context.call.body };
  const document = await requireRow(
    context,
    DOCUMENTS,
    sentPart(asked, 'objectDefinitionId', sentId),
  );
  const rows = await inputRows(context, document);
  return ok({ results: rows.map((row) => ({ id: row.id, title: titleOf(row), type: row.type })) });
};

/** @throws FieldProblems */
const acceptColumn = async (context: CallContext, list: Row, before: Values): Promise<Values> => {
  const spec = context.definitions.named(LISTS)?.subLists.columns;
  const { documentInputFieldTitle: _title, ...fields }: AnyFields = spec?.fields ?? {};
  const { body } = context.call;
  const column = acceptInner(LISTS, fields, body, before);
  const isKnown = (await fieldsOfList(context, list)).some(
    ({ id }) => id === column.documentInputField,
  );
  if (isKnown || column.documentInputField === before.documentInputField) return column;
  throw new FieldProblems(LISTS, { documentInputField: { message: 'choice' } });
};

const store = (context: CallContext, list: Row, columns: readonly Values[]) =>
  context.store.update(LISTS, list.id, { columns });

const saved = (context: CallContext): string => saidOf(context, 'saved', { name: LISTS });

/** Adds a column, at the end unless its place is given. */
export const addListItem = async (context: CallContext, list: Row): Promise<Reply> => {
  const columns = storedColumns(list);
  const id = Math.max(0, ...columns.map((column) => Number(column.listItemColumnId))) + 1;
  const places = columns.map(({ columnOrder }) => ({ order: columnOrder }));
  const sent = await acceptColumn(context, list, {});
  const column = {
    listItemColumnId: id,
    ...sent,
    columnOrder: sent.columnOrder ?? nextOrder(places),
  };
  await store(context, list, [...columns, column]);
  return created(id, saved(context));
};

/** The column that a call names. @throws Refusal 404 */
const named = (context: CallContext, list: Row): Values => {
  const id = neededPart(context.call.body, 'listItemColumnId', sentId);
  const column = storedColumns(list).find((one) => one.listItemColumnId === id);
  if (column) return column;
  throw new Refusal(404, 'server.request.notFound');
};

/** Changes a column's title, what fills it, or its place. */
export const updateListItem = async (context: CallContext, list: Row): Promise<Reply> => {
  const before = named(context, list);
  const after = { ...before, ...(await acceptColumn(context, list, before)) };
  await store(
    context,
    list,
    storedColumns(list).map((column) => (column === before ? after : column)),
  );
  return ok({ message: saved(context) });
};

/** Removes a column; what is filled in stays. */
export const deleteListItem = async (context: CallContext, list: Row): Promise<Reply> => {
  const gone = named(context, list);
  await store(
    context,
    list,
    storedColumns(list).filter((column) => column !== gone),
  );
  return ok({ message: saved(context) });
};
