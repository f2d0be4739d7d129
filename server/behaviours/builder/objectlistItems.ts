import type { Behaviour, CallContext, Save } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { findRow, requireRow } from '../../records/tenant';
import type { Row } from '../../store/Store';
import { changing } from '../changing';
import { DOCUMENTS } from './documents/documentRows';
import { familyOf } from './documents/family';
import { OBJECTS } from './documents/uses';
import {
  addListItem,
  columnsOf,
  deleteListItem,
  getAvailableInputFields,
  updateListItem,
} from './lists/columns';
import { LISTS, listsOf } from './lists/groupFunctions';
import { inputDocument } from './lists/inputDocument';
import { answerObject, nextOrder, objectsAt, type Place } from './lists/objectRows';

const placeOf = ({ id, objectlistId }: Row): Place => ({
  objectlistId: Number(objectlistId),
  listItemId: id,
});

/** @throws FieldProblems 409 while what is filled in after the former document stands in the list */
const refuseOtherDocument = async (context: CallContext, list: Row): Promise<void> => {
  const { length } = await objectsAt(context, placeOf(list));
  const problem = { message: 'server.lists.hasDocuments' };
  if (length > 0) throw new FieldProblems(LISTS, { headerDocumentId: problem }, 409);
};

/** What follows when a list is to hold another document: its columns have nothing to show any more. */
const changedDocument = async (context: CallContext, { before, after }: Save) => {
  if (before && before.headerDocumentId === after.headerDocumentId) return {};
  const at = { resource: LISTS, field: 'headerDocumentId' };
  const { id, familyId } = await inputDocument(context, Number(after.headerDocumentId), at);
  const former = before && (await findRow(context, DOCUMENTS, Number(before.headerDocumentId)));
  if (former && familyOf(former) === familyOf({ id, familyId })) return { headerDocumentId: id };
  if (before) await refuseOtherDocument(context, before);
  return { headerDocumentId: id, columns: [] };
};

const lastIn = async (context: CallContext, { objectlistId }: Save['after']): Promise<number> =>
  nextOrder(await listsOf(context, await requireRow(context, 'objectlists', Number(objectlistId))));

/** Lists of what people filled in of one document, each with the columns that it shows. */
export const objectlistItems: Behaviour = {
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
};
