import { isDeepStrictEqual } from 'node:util';
import type { DocumentRow } from '../../../../schemas/documents';
import type { CallContext } from '../../../contract/CallContext';
import { neededPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { created, ok, type Reply } from '../../../contract/reply';
import { rowsOf } from '../../../records/tenant';
import { recordMessage } from '../../../records/texts';
import type { Changes } from '../../../store/Rows';
import type { Values } from '../../../store/Store';
import { objectsDefinitions } from '../../../tables/builder/objectsDefinitions';
import { objectsOf } from '../../../wire/list';
import { sentId } from '../../../wire/sent';
import { isNothing } from '../../../wire/WireKind';
import {
  acceptRow,
  DOCUMENTS,
  lastRowId,
  rowsIn,
  type StoredDocument,
  sentOrder,
  storedRows,
} from './documentRows';
import { states } from './family';
import { note } from './history';
import { formerId } from './removedRows';

/** @throws Refusal 409 unless the document is a draft */
const refuseUnlessDraft = ({ state }: StoredDocument): void => {
  if (state !== states.draft) throw new Refusal(409, 'server.documents.notDraft');
};

const store = (
  context: CallContext,
  document: StoredDocument,
  rows: readonly DocumentRow[],
  more: Changes<StoredDocument> = {},
) => rowsOf(context, objectsDefinitions).update(document.id, { values: storedRows(rows), ...more });

const saved = (context: CallContext): string =>
  recordMessage(context, 'saved', { name: DOCUMENTS });

/** Rows with one of them at its place, counted from 1; at the end without a place. */
const placed = (
  rows: readonly DocumentRow[],
  row: DocumentRow,
  order: number | undefined,
): readonly DocumentRow[] => {
  const others = rows.filter(({ id }) => id !== row.id);
  const at = order === undefined ? others.length : Math.max(order - 1, 0);
  return [...others.slice(0, at), row, ...others.slice(at)];
};

/** @throws Refusal 404 */
const named = (rows: readonly DocumentRow[], sent: Values): DocumentRow => {
  const id = neededPart(sent, 'id', sentId);
  const row = rows.find((known) => known.id === id);
  if (row) return row;
  throw new Refusal(404, 'server.documents.noRow');
};

const isChanged = (one: DocumentRow, other: DocumentRow): boolean =>
  !isDeepStrictEqual({ ...one, order: 0 }, { ...other, order: 0 });

const isReordered = (before: readonly DocumentRow[], after: readonly DocumentRow[]): boolean =>
  before.some(({ id }, index) => after[index]?.id !== id);

const sentIdOrNone = ({ id }: Values): number | undefined =>
  isNothing(id) ? undefined : sentId(id);

/** Adds a row at its place; those that follow make room. One that was removed comes back under its id. */
export const addObjectRow = async (
  context: CallContext,
  document: StoredDocument,
): Promise<Reply> => {
  const { body } = context.call;
  const order = sentOrder(body);
  const accepted = await acceptRow(context, body);
  refuseUnlessDraft(document);
  const former = await formerId(context, document, sentIdOrNone(body), accepted);
  const id = former ?? lastRowId(document) + 1;
  const row = { ...accepted, id };
  const lastId = Math.max(id, lastRowId(document));
  await store(context, document, placed(rowsIn(document), row, order), { lastRowId: lastId });
  await note(context, document, former ? 'rowRestored' : 'rowAdded', { row });
  return created(id, saved(context));
};

const noteChanges = async (
  context: CallContext,
  document: StoredDocument,
  before: readonly DocumentRow[],
  after: readonly DocumentRow[],
) => {
  const known = new Map(before.map((row) => [row.id, row]));
  for (const row of after) {
    const former = known.get(row.id);
    if (former && isChanged(row, former)) await note(context, document, 'rowChanged', { row });
  }
  if (isReordered(before, after)) await note(context, document, 'rowsOrdered');
};

/** Changes a row, its place included. What isn't sent stays. */
export const updateObjectSingleRow = async (
  context: CallContext,
  document: StoredDocument,
): Promise<Reply> => {
  refuseUnlessDraft(document);
  const { body } = context.call;
  const before = rowsIn(document);
  const known = named(before, body);
  const order = sentOrder(body);
  const row = await acceptRow(context, body, known);
  const after =
    order === undefined
      ? before.map((one) => (one === known ? row : one))
      : placed(before, row, order);
  await store(context, document, after);
  await noteChanges(context, document, before, after);
  return ok({ message: saved(context) });
};

/** Changes several rows at once: all of them, or none when one is refused. */
export const updateObjectRows = async (
  context: CallContext,
  document: StoredDocument,
): Promise<Reply> => {
  refuseUnlessDraft(document);
  const rows = neededPart(context.call.body, 'rows', objectsOf);
  const before = rowsIn(document);
  const changed = new Map<number, DocumentRow>();
  for (const sent of rows) {
    const known = named(before, sent);
    const order = sentOrder(sent) ?? known.order;
    changed.set(known.id, { ...(await acceptRow(context, sent, known)), order });
  }
  // Of rows that are to stand at one place, those go first that were sent.
  const rank = ({ id }: DocumentRow) => (changed.has(id) ? 0 : 1);
  const after = before
    .map((row) => changed.get(row.id) ?? row)
    .sort((one, other) => one.order - other.order || rank(one) - rank(other));
  await store(context, document, after);
  await noteChanges(context, document, before, after);
  return ok({ message: saved(context) });
};

/** Removes a row; its id is not given again. */
export const removeObjectRow = async (
  context: CallContext,
  document: StoredDocument,
): Promise<Reply> => {
  refuseUnlessDraft(document);
  const rows = rowsIn(document);
  const row = named(rows, context.call.body);
  const left = rows.filter((one) => one !== row);
  await store(context, document, left, { lastRowId: lastRowId(document) });
  await note(context, document, 'rowRemoved', { row });
  return ok({ message: saved(context) });
};
