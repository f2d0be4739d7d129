import type { CallContext } from '../../../contract/CallContext';
import { Refusal } from '../../../contract/Refusal';
import { rowsOf } from '../../../records/tenant';
import { nameOf } from '../../../records/texts';
import type { Changes } from '../../../store/Rows';
import type { Keyed } from '../../../store/Table';
import { objects } from '../../../tables/builder/objects';
import { objectsDefinitions } from '../../../tables/builder/objectsDefinitions';
import { DOCUMENTS, type StoredDocument } from '../documents/documentRows';
import { activeVersion, familyOf } from '../documents/family';
import { groupsTable, LISTS, listsTable } from './groupFunctions';
import { type FilledIn, objectsAt, type Place } from './objectRows';

/** What a filled-in document is nothing without. @throws Refusal 409 where it was deleted as well */
const needed = <R extends Keyed>(context: CallContext, resource: string, row: R | undefined): R => {
  if (row) return row;
  throw new Refusal(409, 'server.trash.needs', { name: nameOf(context, resource) });
};

/** @throws Refusal 409 for a list that is gone, or holds another document by now */
const checkList = async (
  context: CallContext,
  listItemId: number,
  document: StoredDocument,
): Promise<void> => {
  const list = needed(context, LISTS, await rowsOf(context, listsTable).get(listItemId, 'lock'));
  const own = await rowsOf(context, objectsDefinitions).get(list.headerDocumentId ?? 0);
  if (own && familyOf(own) !== familyOf(document))
    throw new Refusal(409, 'server.lists.otherDocument');
};

/** Has the documents from an order number on move on by one, where one of them has that number. */
const makeRoom = async (context: CallContext, place: Place, order: number): Promise<void> => {
  const there = await objectsAt(context, place, ['order']);
  if (!there.some((row) => row.order === order)) return;
  for (const row of there)
    if ((row.order ?? 0) >= order)
      await rowsOf(context, objects).update(row.id, { order: (row.order ?? 0) + 1 });
};

/**
 * Has room made for a filled-in document that comes back from the trash, at its place among the others.
 *
 * @returns the version of its document that is filled in by now. @throws Refusal 409 where its place is gone
 */
export const placeToReturnTo = async (
  context: CallContext,
  { objectlistId, listItemId = null, objectDefinitionId, order }: FilledIn,
): Promise<Changes<FilledIn>> => {
  const groups = rowsOf(context, groupsTable);
  const group = needed(context, groupsTable.name, await groups.get(objectlistId ?? 0, 'lock'));
  const found = await rowsOf(context, objectsDefinitions).get(objectDefinitionId ?? 0);
  const document = needed(context, DOCUMENTS, found);
  if (listItemId !== null) await checkList(context, listItemId, document);
  await makeRoom(context, { objectlistId: group.id, listItemId }, order ?? 0);
  const active = await activeVersion(context, document);
  return { objectDefinitionId: (active ?? document).id };
};
