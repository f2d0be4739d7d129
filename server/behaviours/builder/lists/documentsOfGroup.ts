import { contentLanguages, f } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import { neededPart, sentPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { created, ok, type Reply } from '../../../contract/reply';
import { acceptInner } from '../../../records/save/acceptInner';
import { requireRow } from '../../../records/tenant';
import { saidOf } from '../../../records/texts';
import type { Row, Values } from '../../../store/Store';
import { sentIds } from '../../../wire/list';
import { sentId } from '../../../wire/sent';
import { isNothing } from '../../../wire/WireKind';
import { DOCUMENTS, rowsOf } from '../documents/documentRows';
import { familyOf } from '../documents/family';
import { nameOfUser } from '../documents/history';
import { OBJECTS } from '../documents/uses';
import { inputDocument } from './inputDocument';
import { nextOrder, objectIn, objectsAt } from './objectRows';
import { acceptValues } from './objectValues';
import { momentAfter, refuseUnseen } from './seenState';

const GROUPS = 'objectlists';

const fields = {
  language: f.choice({ values: contentLanguages, required: true }),
  order: f.integer({ min: 0, required: true }),
};

/** The list of a group that a call names; `undefined` for none. @throws Refusal 404 */
const listIn = async (context: CallContext, group: Row, sent: Values): Promise<Row | undefined> => {
  const { listItemId: id } = sent;
  if (isNothing(id) || id === 0) return undefined;
  const list = await requireRow(context, 'objectlistItems', sentPart(sent, 'listItemId', sentId));
  if (list.objectlistId === group.id) return list;
  throw new Refusal(404, 'server.request.notFound');
};

/** The active version of the document that is filled in; in a list it must be the list's own. */
const formOf = async (context: CallContext, list: Row | undefined, before: Row | undefined) => {
  const at = { resource: GROUPS, field: 'objectDefinitionId' };
  const known = before?.objectDefinitionId ?? list?.headerDocumentId;
  const named = sentPart(context.call.body, 'objectDefinitionId', (sent) => sentId(sent ?? known));
  const form = await inputDocument(context, named, at);
  if (known === undefined) return form;
  const own = await requireRow(context, DOCUMENTS, Number(known));
  if (familyOf(own) === familyOf(form)) return form;
  throw new FieldProblems(at.resource, { [at.field]: { message: 'choice' } });
};

/** Stores a document that someone filled in: a new one, or another state of one that is there. */
export const addDocument = async (context: CallContext, group: Row): Promise<Reply> => {
  const { body } = context.call;
  const before = isNothing(body.objectId)
    ? undefined
    : await objectIn(context, group, sentPart(body, 'objectId', sentId));
  if (before) refuseUnseen(context, before);
  const list = await listIn(context, group, before ?? body);
  const form = await formOf(context, list, before);
  const place = { objectlistId: group.id, listItemId: list?.id ?? null };
  const first = {
    language: list?.language ?? form.language ?? contentLanguages[0],
    order: nextOrder(await objectsAt(context, place)),
  };
  const stored = {
    ...acceptInner(GROUPS, fields, body, {
      language: before?.language ?? first.language,
      order: before?.order ?? first.order,
    }),
    values: await acceptValues(context, rowsOf(form), body, before),
    objectDefinitionId: form.id,
    modified: momentAfter(context, before),
    modifiedBy: nameOfUser(context),
  };
  const organisationId = group.organisationId;
  const row = before
    ? await context.store.update(OBJECTS, before.id, stored)
    : await context.store.insert(OBJECTS, { organisationId, ...place, ...stored });
  return created(row.id, saidOf(context, before ? 'saved' : 'added', { name: DOCUMENTS }));
};

/** Deletes a filled-in document of a group. */
export const deleteDocument = async (context: CallContext, group: Row): Promise<Reply> => {
  const row = await objectIn(context, group, neededPart(context.call.body, 'objectId', sentId));
  refuseUnseen(context, row);
  await context.store.remove(OBJECTS, row.id);
  return ok({ message: saidOf(context, 'deleted', { name: DOCUMENTS }) });
};

/** Puts filled-in documents of one place in the order in which their ids come; others follow them. */
export const orderDocuments = async (context: CallContext, group: Row): Promise<Reply> => {
  const ids = neededPart(context.call.body, 'objectIds', sentIds);
  const first = await objectIn(context, group, ids[0] ?? 0);
  const there = await objectsAt(context, {
    objectlistId: group.id,
    listItemId: first.listItemId === null ? null : Number(first.listItemId),
  });
  if (!ids.every((id) => there.some((row) => row.id === id)))
    throw new Refusal(404, 'server.request.notFound');
  const others = there.map(({ id }) => id).filter((id) => !ids.includes(id));
  for (const [index, id] of [...new Set([...ids, ...others])].entries())
    await context.store.update(OBJECTS, id, { order: index + 1 });
  return ok({ message: context.call.text('server.lists.ordered') });
};
