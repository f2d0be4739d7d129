import { objectlistItems as definition } from '../../../resources/builder/objectlistItems';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, Save } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { requireRow, rowsOf } from '../../records/tenant';
import { objects } from '../../tables/builder/objects';
import { objectsDefinitions } from '../../tables/builder/objectsDefinitions';
import { changing } from '../changing';
import { familyOf } from './documents/family';
import { OBJECTS } from './documents/uses';
import {
  addListItem,
  columnsOf,
  deleteListItem,
  getAvailableInputFields,
  updateListItem,
} from './lists/columns';
import { groupsTable, LISTS, type List, listsOf } from './lists/groupFunctions';
import { inputDocument } from './lists/inputDocument';
import { answerObject, nextOrder, objectsAt, type Place } from './lists/objectRows';

const placeOf = ({ id, objectlistId }: List): Place => ({
  objectlistId: objectlistId ?? 0,
  listItemId: id,
});

/** @throws FieldProblems 409 while what is filled in after the former document stands in the list */
const refuseOtherDocument = async (context: CallContext, list: List): Promise<void> => {
  const count = await rowsOf(context, objects).count({ where: { ...placeOf(list) } });
  const problem = { message: 'server.lists.hasDocuments' };
  if (count > 0) throw new FieldProblems(LISTS, { headerDocumentId: problem }, 409);
};

/** What follows when a list is to hold another document: its columns have nothing to show any more. */
const changedDocument = async (context: CallContext, { before, after }: Save<List>) => {
  if (before && before.headerDocumentId === after.headerDocumentId) return {};
  const at = { resource: LISTS, field: 'headerDocumentId' };
  const { id, familyId } = await inputDocument(context, after.headerDocumentId ?? 0, at);
  const documents = rowsOf(context, objectsDefinitions);
  const former = before && (await documents.get(before.headerDocumentId ?? 0));
  if (former && familyOf(former) === familyOf({ id, familyId })) return { headerDocumentId: id };
  if (before) await refuseOtherDocument(context, before);
  return { headerDocumentId: id, columns: [] };
};

const lastIn = async (
  context: CallContext,
  { objectlistId }: Save<List>['after'],
): Promise<number> =>
  nextOrder(await listsOf(context, await requireRow(context, groupsTable, objectlistId ?? 0)));

/** Lists of what people filled in of one document, each with the columns that it shows. */
export const objectlistItems = behaviour(definition, {
  record: async (context, row) => {
    if (!row) return { columns: [], items: [] };
    const items = await objectsAt(context, placeOf(row));
    return {
      columns: await columnsOf(context, row),
      items: items.map((item) => answerObject(item, 'objectId')),
    };
  },

  onSave: async (context, save) => {
    const { before, after } = save;
    if ((after.objectlistId ?? null) === null)
      throw new FieldProblems(LISTS, { objectlistId: { message: 'required' } });
    return {
      ...(await changedDocument(context, save)),
      order: after.order ?? before?.order ?? (await lastIn(context, after)),
    };
  },

  mentions: [
    {
      to: 'objectlistItems',
      resource: OBJECTS,
      path: ['listItemId'],
      holds: 'id',
      effect: 'removed',
    },
  ],

  calls: [
    {
      method: 'POST',
      path: 'objectlistItems/{id}',
      fn: 'getAvailableInputFields',
      modules: ['builder', 'devices'],
      right: 'read',
      run: getAvailableInputFields,
    },
  ],

  recordFunctions: {
    addListItem: changing(addListItem),
    updateListItem: changing(updateListItem),
    deleteListItem: changing(deleteListItem),
  },
});
