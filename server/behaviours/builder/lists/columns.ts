import type { AnyFields } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import { neededPart, sentPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { created, ok, type Reply } from '../../../contract/reply';
import { acceptInner } from '../../../records/save/acceptInner';
import { withRoomFor } from '../../../records/subLists/places';
import { requireRow, rowsOf } from '../../../records/tenant';
import { recordMessage } from '../../../records/texts';
import type { Values } from '../../../store/Store';
import type { Row } from '../../../store/Table';
import { objectsDefinitions } from '../../../tables/builder/objectsDefinitions';
import { sentId } from '../../../wire/sent';
import { LISTS, type List, listsTable } from './groupFunctions';
import { type InputField, inputFieldsOf } from './inputFields';
import { nextOrder } from './objectRows';

const fieldsOfList = async (
  context: CallContext,
  { headerDocumentId }: List,
): Promise<readonly InputField[]> => {
  const document = await rowsOf(context, objectsDefinitions).get(headerDocumentId ?? 0);
  return document ? inputFieldsOf(context, document) : [];
};

type Column = NonNullable<List['columns']>[number];

/** The place of a column among those of its list. */
const placeOf = ({ columnOrder }: Values): number => Number(columnOrder ?? 0);

/** A list's columns in their order, each with the title of the row that fills it. */
export const columnsOf = async (context: CallContext, list: List): Promise<readonly Values[]> => {
  const titles = new Map((await fieldsOfList(context, list)).map(({ id, title }) => [id, title]));
  return [...(list.columns ?? [])]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((column) => ({
      ...column,
      documentInputFieldTitle: titles.get(column.documentInputField ?? 0) ?? '',
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
      ? (await requireRow(context, listsTable, sentId(params.id))).headerDocumentId
      : sentPart(body, 'objectDefinitionId', sentId);
  const document = await requireRow(context, objectsDefinitions, id ?? 0);
  return ok({ results: await inputFieldsOf(context, document) });
};

/** @throws FieldProblems */
const acceptColumn = async (context: CallContext, list: List, before: Values): Promise<Values> => {
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

const store = (context: CallContext, list: List, columns: readonly Values[]) =>
  rowsOf<Row>(context, listsTable).update(list.id, { columns });

const saved = (context: CallContext): string => recordMessage(context, 'saved', { name: LISTS });

/** Adds a column, at the end unless its place is given; the others make room for it. */
export const addListItem = async (context: CallContext, list: List): Promise<Reply> => {
  const { columns = [] } = list;
  const id = Math.max(0, ...columns.map(({ listItemColumnId }) => listItemColumnId)) + 1;
  const places = columns.map((column) => ({ order: placeOf(column) }));
  const sent = await acceptColumn(context, list, {});
  const column = {
    listItemColumnId: id,
    ...sent,
    columnOrder: sent.columnOrder ?? nextOrder(places),
  };
  await store(context, list, [...withRoomFor(columns, 'columnOrder', column), column]);
  return created(id, saved(context));
};

/** The column that a call names. @throws Refusal 404 */
const named = (context: CallContext, list: List): Column => {
  const id = neededPart(context.call.body, 'listItemColumnId', sentId);
  const column = list.columns?.find((one) => one.listItemColumnId === id);
  if (column) return column;
  throw new Refusal(404, 'server.request.notFound');
};

/** Changes a column's title, what fills it, or its place. */
export const updateListItem = async (context: CallContext, list: List): Promise<Reply> => {
  const before = named(context, list);
  const after = { ...before, ...(await acceptColumn(context, list, before)) };
  await store(
    context,
    list,
    list.columns?.map((column) => (column === before ? after : column)) ?? [],
  );
  return ok({ message: saved(context) });
};

/** Removes a column; what is filled in stays. */
export const deleteListItem = async (context: CallContext, list: List): Promise<Reply> => {
  const gone = named(context, list);
  await store(context, list, list.columns?.filter((column) => column !== gone) ?? []);
  return ok({ message: saved(context) });
};
