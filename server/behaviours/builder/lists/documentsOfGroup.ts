import { contentLanguages, f } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import { neededPart, sentPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { created, ok, type Reply } from '../../../contract/reply';
import { acceptInner } from '../../../records/save/acceptInner';
import { requireRow, rowsOf } from '../../../records/tenant';
import { recordMessage } from '../../../records/texts';
import type { Values } from '../../../store/Store';
import type { Row } from '../../../store/Table';
import { objects } from '../../../tables/builder/objects';
import { objectsDefinitions } from '../../../tables/builder/objectsDefinitions';
import { sentIds } from '../../../wire/list';
import { sentId } from '../../../wire/sent';
import { isNothing } from '../../../wire/WireKind';
import { DOCUMENTS, rowsIn } from '../documents/documentRows';
import { familyOf } from '../documents/family';
import { nameOfUser } from '../documents/history';
import { type Group, type List, listsTable } from './groupFunctions';
import { inputDocument } from './inputDocument';
import { type FilledIn, nextOrder, objectIn, objectsAt } from './objectRows';
import { acceptValues } from './objectValues';
import { removeObject } from './removeObject';
import { momentAfter, refuseUnseen } from './seenState';

const GROUPS = 'objectlists';

const fields = {
  language: f.choice({ values: contentLanguages, required: true }),
  order: f.integer({ min: 0, required: true }),
};

/** The list of a group that a call names; `undefined` for none. @throws Refusal 404 */
const listIn = async (
  context: CallContext,
  group: Group,
  sent: Values,
): Promise<List | undefined> => {
  const { listItemId: id } = sent;
  if (isNothing(id) || id === 0) return undefined;
  const list = await requireRow(context, listsTable, sentPart(sent, 'listItemId', sentId));
  if (list.objectlistId === group.id) return list;
  throw new Refusal(404, 'server.request.notFound');
};

/** The active version of the document that is filled in; in a list it must be the list's own. */
const formOf = async (
  context: CallContext,
  list: List | undefined,
  before: FilledIn | undefined,
) => {
  const at = { resource: GROUPS, field: 'objectDefinitionId' };
  const known = before?.objectDefinitionId ?? list?.headerDocumentId;
  const named = sentPart(context.call.body, 'objectDefinitionId', (sent) => sentId(sent ?? known));
  const form = await inputDocument(context, named, at);
  if (known === undefined) return form;
  const own = await requireRow(context, objectsDefinitions, known ?? 0);
  if (familyOf(own) === familyOf(form)) return form;
  throw new FieldProblems(at.resource, { [at.field]: { message: 'choice' } });
};

/** Stores a document that someone filled in: a new one, or another state of one that is there. */
export const addDocument = async (context: CallContext, group: Group): Promise<Reply> => {
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
    order: nextOrder(await objectsAt(context, place, ['order'])),
  };
  const stored = {
    ...acceptInner(GROUPS, fields, body, {
      language: before?.language ?? first.language,
      order: before?.order ?? first.order,
    }),
    values: await acceptValues(context, rowsIn(form), body, before),
    objectDefinitionId: form.id,
    modified: momentAfter(context, before),
    modifiedBy: nameOfUser(context),
  };
  const rows = rowsOf<Row>(context, objects);
  const row = before
    ? await rows.update(before.id, stored)
    : await rows.insert({ ...place, ...stored });
  return created(row.id, recordMessage(context, before ? 'saved' : 'added', { name: DOCUMENTS }));
};

/** Deletes a filled-in document of a group. */
export const deleteDocument = async (context: CallContext, group: Group): Promise<Reply> =>
  removeObject(
    context,
    await objectIn(context, group, neededPart(context.call.body, 'objectId', sentId)),
  );

/** Puts filled-in documents of one place in the order in which their ids come; others follow them. */
export const orderDocuments = async (context: CallContext, group: Group): Promise<Reply> => {
  const ids = neededPart(context.call.body, 'objectIds', sentIds);
  const first = await objectIn(context, group, ids[0] ?? 0);
  const place = { objectlistId: group.id, listItemId: first.listItemId };
  const there = await objectsAt(context, place, ['order']);
  if (!ids.every((id) => there.some((row) => row.id === id)))
    throw new Refusal(404, 'server.request.notFound');
  const before = new Map(there.map(({ id, order }) => [id, order]));
  for (const [index, id] of [...new Set([...ids, ...before.keys()])].entries()) {
    const order = index + 1;
    if (before.get(id) !== order) await rowsOf(context, objects).update(id, { order });
  }
  return ok({ message: context.call.text('server.lists.ordered') });
};
