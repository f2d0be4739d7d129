import type { AnyFields } from '../../../../schemas';
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
import { DOCUMENTS } from '../documents/documentRows';
import { LISTS } from './groupFunctions';
import { type InputField, inputFieldsOf } from './inputFields';
import { nextOrder } from './objectRows';

const fieldsOfList = async (
  context: CallContext,
  { headerDocumentId }: Row,
): Promise<readonly InputField[]> => {
  const document = await findRow(context, DOCUMENTS, Number(headerDocumentId));
  return document ? inputFieldsOf(context, document) : [];
};

const storedColumns = ({ columns }: Row): readonly Values[] =>
  Array.isArray(columns) ? columns : [];

/** A list's columns in their order, each with the title of the row that fills it. */
export const columnsOf = async (context: CallContext, list: Row): Promise<readonly Values[]> => {
  const titles = new Map((await fieldsOfList(context, list)).map(({ id, title }) => [id, title]));
  return [...storedColumns(list)]
    .sort((one, other) => Number(one.columnOrder) - Number(other.columnOrder))
    .map((column) => ({
      ...column,
      documentInputFieldTitle: titles.get(Number(column.documentInputField)) ?? '',
    }));
};

/**
 * Answers what can fill a column: the fields of the document that is named, or of the list's own. Who names a document
 * needs no list.
 */
export const getAvailableInputFields = async (context: CallContext): Promise<Reply> => {
  const { body, params } = context.call;
  const named = body.objectDefinitionId ?? undefined;
  const id =
    named === undefined
      ? (await requireRow(context, LISTS, sentId(params.id))).headerDocumentId
      : sentPart(body, 'objectDefinitionId', sentId);
  const document = await requireRow(context, DOCUMENTS, Number(id));
  return ok({ results: await inputFieldsOf(context, document) });
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
