import type { AnyFields } from '../../../../schemas';
import { created, ok } from '../../../contract/envelope';
import { Refusal } from '../../../contract/Refusal';
import type { Reply } from '../../../contract/route';
import type { Work } from '../../../contract/Work';
import { acceptInner } from '../../../records/save/acceptInner';
import { findRows, requireRow } from '../../../records/scope';
import { saidOf } from '../../../records/texts';
import type { Row } from '../../../store/Store';
import { inputDocument } from './inputDocument';
import { byOrder, nextOrder, removeObjectsAt } from './objectRows';

export const GROUPS = 'objectlists';
export const LISTS = 'objectlistItems';

const fieldsOf = ({ catalogue }: Work, part: string): AnyFields =>
  catalogue.named(GROUPS)?.subLists[part]?.fields ?? {};

/** The folders of a group in their order; those at the top for no group. */
export const foldersOf = async (work: Work, parentId: number | null): Promise<readonly Row[]> =>
  (await findRows(work, GROUPS, { where: { parentId }, sort: byOrder })).rows;

/** The lists of a group in their order. */
export const listsOf = async (work: Work, { id }: Row): Promise<readonly Row[]> =>
  (await findRows(work, LISTS, { where: { objectlistId: id }, sort: byOrder })).rows;

/** Adds a folder to a group. */
export const addSubFolder = async (work: Work, group: Row): Promise<Reply> => {
  const sent = acceptInner(GROUPS, fieldsOf(work, 'folders'), work.call.body, undefined);
  const folder = await work.store.insert(GROUPS, {
    ...sent,
    organisationId: group.organisationId,
    headerDocumentId: null,
    parentId: group.id,
    order: sent.order ?? nextOrder(await foldersOf(work, group.id)),
  });
  return created(folder.id, saidOf(work, 'added', { name: GROUPS }));
};

/** Adds a list to a group that holds what people fill in of one document. */
export const addListToGroup = async (work: Work, group: Row): Promise<Reply> => {
  const { body } = work.call;
  const fields = fieldsOf(work, 'documentLists');
  const { language } = acceptInner(GROUPS, fields, body, undefined);
  const document = await inputDocument(work, body.listId, { resource: GROUPS, field: 'listId' });
  const list = await work.store.insert(LISTS, {
    organisationId: group.organisationId,
    objectlistId: group.id,
    headerDocumentId: document.id,
    language,
    order: nextOrder(await listsOf(work, group)),
    columns: [],
  });
  return created(list.id, saidOf(work, 'added', { name: LISTS }));
};

/** Deletes a list of a group with all that is filled in there. */
export const deleteDocumentList = async (work: Work, group: Row): Promise<Reply> => {
  const { listItemId } = work.call.body;
  if (listItemId === undefined)
    throw new Refusal(400, 'server.request.missing', { name: 'listItemId' });
  const list = await requireRow(work, LISTS, listItemId);
  if (list.objectlistId !== group.id) throw new Refusal(404, 'server.request.notFound');
  await removeObjectsAt(work, { objectlistId: group.id, listItemId: list.id });
  await work.store.remove(LISTS, list.id);
  return ok({ message: saidOf(work, 'deleted', { name: LISTS }) });
};

/** Removes all that stands in a group: its folders with theirs, its lists, its documents. */
export const removeBeneath = async (work: Work, group: Row): Promise<void> => {
  for (const folder of await foldersOf(work, group.id)) {
    await removeBeneath(work, folder);
    await work.store.remove(GROUPS, folder.id);
  }
  for (const list of await listsOf(work, group)) {
    await removeObjectsAt(work, { objectlistId: group.id, listItemId: list.id });
    await work.store.remove(LISTS, list.id);
  }
  await removeObjectsAt(work, { objectlistId: group.id, listItemId: null });
};
