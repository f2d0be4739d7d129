import { FieldProblems } from '../../contract/FieldProblems';
import type { Work } from '../../contract/Work';
import { findRow, requireRow } from '../../records/scope';
import type { Row } from '../../store/Store';
import type { Save } from '../Behaviour';
import { behaviour } from '../Behaviour';
import { changing } from '../changing';
import { DOCUMENTS } from './documents/documentRows';
import { familyOf } from './documents/family';
import {
  addListItem,
  columnsOf,
  deleteListItem,
  getAvailableInputFields,
  updateListItem,
} from './lists/columns';
import { LISTS, listsOf } from './lists/groupFunctions';
import { inputDocument } from './lists/inputDocument';
import {
  answerObject,
  nextOrder,
  objectsAt,
  type Place,
  removeObjectsAt,
} from './lists/objectRows';

const placeOf = ({ id, objectlistId }: Row): Place => ({
  objectlistId: Number(objectlistId),
  listItemId: id,
});

/** @throws FieldProblems 409 while what is filled in after the former document stands in the list */
const refuseOtherDocument = async (work: Work, list: Row): Promise<void> => {
  const { length } = await objectsAt(work, placeOf(list));
  const problem = { message: 'server.lists.hasDocuments' };
  if (length > 0) throw new FieldProblems(LISTS, { headerDocumentId: problem }, 409);
};

/** What follows when a list is to hold another document: its columns have nothing to show any more. */
const changedDocument = async (work: Work, { before, after }: Save) => {
  if (before && before.headerDocumentId === after.headerDocumentId) return {};
  const at = { resource: LISTS, field: 'headerDocumentId' };
  const { id, familyId } = await inputDocument(work, after.headerDocumentId, at);
  const former = before && (await findRow(work, DOCUMENTS, Number(before.headerDocumentId)));
  if (former && familyOf(former) === familyOf({ id, familyId })) return { headerDocumentId: id };
  if (before) await refuseOtherDocument(work, before);
  return { headerDocumentId: id, columns: [] };
};

const lastIn = async (work: Work, objectlistId: unknown): Promise<number> =>
  nextOrder(await listsOf(work, await requireRow(work, 'objectlists', objectlistId)));

/** Lists of what people filled in of one document, each with the columns that it shows. */
export const objectlistItems = behaviour({
  record: async (work, row) => {
    if (!row) return { columns: [], items: [] };
    const items = await objectsAt(work, placeOf(row));
    return {
      columns: await columnsOf(work, row),
      items: items.map((item) => answerObject(item, 'objectId')),
    };
  },

  onSave: async (work, save) => {
    const { before, after } = save;
    if ((after.objectlistId ?? null) === null)
      throw new FieldProblems(LISTS, { objectlistId: { message: 'required' } });
    return {
      ...(await changedDocument(work, save)),
      order: after.order ?? before?.order ?? (await lastIn(work, after.objectlistId)),
    };
  },

  onRemove: (work, row) => removeObjectsAt(work, placeOf(row)),

  recordFunctions: {
    getAvailableInputFields: { right: 'read', run: getAvailableInputFields },
    addListItem: changing(LISTS, addListItem),
    updateListItem: changing(LISTS, updateListItem),
    deleteListItem: changing(LISTS, deleteListItem),
  },
});
