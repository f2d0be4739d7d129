import type { AnyFields } from '../../../../schemas';
import { type DocumentRow, rowTypeOf } from '../../../../schemas/documents';
import { created, ok } from '../../../contract/envelope';
import { FieldProblems } from '../../../contract/FieldProblems';
import { Refusal } from '../../../contract/Refusal';
import type { Reply } from '../../../contract/route';
import type { Work } from '../../../contract/Work';
import { acceptInner } from '../../../records/save/acceptInner';
import { findRow, requireRow } from '../../../records/scope';
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
  work: Work,
  document: Row | undefined,
): Promise<readonly DocumentRow[]> => {
  if (!document) return [];
  const version = (await activeVersion(work, document)) ?? document;
  return rowsOf(version).filter(({ type }) => rowTypeOf(type)?.value !== undefined);
};

const fieldsOfList = async (work: Work, list: Row): Promise<readonly DocumentRow[]> =>
  inputRows(work, await findRow(work, DOCUMENTS, Number(list.headerDocumentId)));

const storedColumns = ({ columns }: Row): readonly Values[] =>
  Array.isArray(columns) ? columns : [];

/** A list's columns in their order, each with the title of the row that fills it. */
export const columnsOf = async (work: Work, list: Row): Promise<readonly Values[]> => {
  const titles = new Map((await fieldsOfList(work, list)).map((row) => [row.id, titleOf(row)]));
  return [...storedColumns(list)]
    .sort((one, other) => Number(one.columnOrder) - Number(other.columnOrder))
    .map((column) => ({
      ...column,
      documentInputFieldTitle: titles.get(Number(column.documentInputField)) ?? '',
    }));
};

/** What can fill a column. */
export const getAvailableInputFields = async (work: Work, list: Row): Promise<Reply> => {
  const { objectDefinitionId = list.headerDocumentId } = work.call.body;
  const document = await requireRow(work, DOCUMENTS, objectDefinitionId);
  const rows = await inputRows(work, document);
  return ok({ results: rows.map((row) => ({ id: row.id, title: titleOf(row), type: row.type })) });
};

/** @throws FieldProblems */
const acceptColumn = async (work: Work, list: Row, before: Values): Promise<Values> => {
  const spec = work.catalogue.named(LISTS)?.subLists.columns;
  const { documentInputFieldTitle: _title, ...fields }: AnyFields = spec?.fields ?? {};
  const { body } = work.call;
  const column = acceptInner(LISTS, fields, body, before);
  const isKnown = (await fieldsOfList(work, list)).some(
    ({ id }) => id === column.documentInputField,
  );
  if (isKnown || column.documentInputField === before.documentInputField) return column;
  throw new FieldProblems(LISTS, { documentInputField: { message: 'choice' } });
};

const store = (work: Work, list: Row, columns: readonly Values[]) =>
  work.store.update(LISTS, list.id, { columns });

const saved = (work: Work): string => saidOf(work, 'saved', { name: LISTS });

/** Adds a column, at the end unless its place is given. */
export const addListItem = async (work: Work, list: Row): Promise<Reply> => {
  const columns = storedColumns(list);
  const id = Math.max(0, ...columns.map((column) => Number(column.listItemColumnId))) + 1;
  const places = columns.map(({ columnOrder }) => ({ order: columnOrder }));
  const sent = await acceptColumn(work, list, {});
  const column = {
    listItemColumnId: id,
    ...sent,
    columnOrder: sent.columnOrder ?? nextOrder(places),
  };
  await store(work, list, [...columns, column]);
  return created(id, saved(work));
};

/** The column that a call names. @throws Refusal 404 */
const named = (work: Work, list: Row): Values => {
  const { listItemColumnId } = work.call.body;
  if (listItemColumnId === undefined)
    throw new Refusal(400, 'server.request.missing', { name: 'listItemColumnId' });
  const id = sentId(listItemColumnId);
  const column = storedColumns(list).find((one) => one.listItemColumnId === id);
  if (column) return column;
  throw new Refusal(404, 'server.request.notFound');
};

/** Changes a column's title, what fills it, or its place. */
export const updateListItem = async (work: Work, list: Row): Promise<Reply> => {
  const before = named(work, list);
  const after = { ...before, ...(await acceptColumn(work, list, before)) };
  await store(
    work,
    list,
    storedColumns(list).map((column) => (column === before ? after : column)),
  );
  return ok({ message: saved(work) });
};

/** Removes a column; what is filled in stays. */
export const deleteListItem = async (work: Work, list: Row): Promise<Reply> => {
  const gone = named(work, list);
  await store(
    work,
    list,
    storedColumns(list).filter((column) => column !== gone),
  );
  return ok({ message: saved(work) });
};
