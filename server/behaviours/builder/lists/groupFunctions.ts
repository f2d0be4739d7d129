import { objectlistItems } from '../../../../resources/builder/objectlistItems';
import { objectlists } from '../../../../resources/builder/objectlists';
import type { AnyFields } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { neededPart, sentPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { created, ok, type Reply } from '../../../contract/reply';
import { removeRecord } from '../../../records/references/remove';
import { acceptInner } from '../../../records/save/acceptInner';
import { requireRow, rowsOf } from '../../../records/tenant';
import { recordMessage } from '../../../records/texts';
import { withTrash } from '../../../records/trash/withTrash';
import type { Keyed, Row, RowIn } from '../../../store/Table';
import { tableOf } from '../../../tables/tableOf';
import { sentId } from '../../../wire/sent';
import { inputDocument } from './inputDocument';
import { byOrder, nextOrder, removeObjectsAt } from './objectRows';

export const groupsTable = tableOf(objectlists);
export const listsTable = tableOf(objectlistItems);

/** A group of documents. */
export type Group = RowIn<typeof groupsTable>;
/** A list of documents of one kind. */
export type List = RowIn<typeof listsTable>;

const GROUPS = groupsTable.name;
export const LISTS = listsTable.name;

const fieldsOf = ({ definitions }: CallContext, part: string): AnyFields =>
  definitions.named(GROUPS)?.subLists[part]?.fields ?? {};

/** The folders of a group in their order; those at the top for no group. */
export const foldersOf = (
  context: CallContext,
  parentId: number | null,
): Promise<readonly Group[]> =>
  rowsOf(context, groupsTable).find({ where: { parentId }, sort: byOrder });

/** The lists of a group in their order. */
export const listsOf = (context: CallContext, { id }: Keyed): Promise<readonly List[]> =>
  rowsOf(context, listsTable).find({ where: { objectlistId: id }, sort: byOrder });

/** Adds a folder to a group. */
export const addSubFolder = async (context: CallContext, group: Group): Promise<Reply> => {
  const sent = acceptInner(GROUPS, fieldsOf(context, 'folders'), context.call.body, undefined);
  const folder = await rowsOf<Row>(context, groupsTable).insert({
    ...sent,
    headerDocumentId: null,
    parentId: group.id,
    order: sent.order ?? nextOrder(await foldersOf(context, group.id)),
  });
  return created(folder.id, recordMessage(context, 'added', { name: GROUPS }));
};

/** Adds a list to a group that holds what people fill in of one document. */
export const addListToGroup = async (context: CallContext, group: Group): Promise<Reply> => {
  const { body } = context.call;
  const fields = fieldsOf(context, 'documentLists');
  const { language } = acceptInner(GROUPS, fields, body, undefined);
  const document = await inputDocument(context, sentPart(body, 'listId', sentId), {
    resource: GROUPS,
    field: 'listId',
  });
  const list = await rowsOf<Row>(context, listsTable).insert({
    objectlistId: group.id,
    headerDocumentId: document.id,
    language,
    order: nextOrder(await listsOf(context, group)),
    columns: [],
  });
  return created(list.id, recordMessage(context, 'added', { name: LISTS }));
};

/** Deletes a list of a group with all that is filled in there. */
export const deleteDocumentList = async (context: CallContext, group: Group): Promise<Reply> => {
  const list = await requireRow(
    context,
    listsTable,
    neededPart(context.call.body, 'listItemId', sentId),
  );
  if (list.objectlistId !== group.id) throw new Refusal(404, 'server.request.notFound');
  const entry = await removeRecord(context, objectlistItems, list);
  return withTrash(ok({ message: recordMessage(context, 'deleted', { name: LISTS }) }), [entry]);
};

/** Removes all that stands in a group: its folders with theirs, its lists, its documents. */
export const removeBeneath = async (context: CallContext, group: Group): Promise<void> => {
  for (const folder of await foldersOf(context, group.id)) {
    await removeBeneath(context, folder);
    await rowsOf(context, groupsTable).remove(folder.id);
  }
  for (const list of await listsOf(context, group)) {
    await removeObjectsAt(context, { objectlistId: group.id, listItemId: list.id });
    await rowsOf(context, listsTable).remove(list.id);
  }
  await removeObjectsAt(context, { objectlistId: group.id, listItemId: null });
};
