import type { Behaviour, CallContext } from '../../contract/CallContext';
import { sentPart } from '../../contract/parts';
import { ok, type Reply } from '../../contract/reply';
import { findRow, findRows } from '../../records/tenant';
import type { Row, Values } from '../../store/Store';
import { readFlag } from '../../wire/flag';
import { sentId } from '../../wire/sent';
import { changing } from '../changing';
import { pick, pickAll } from '../pick';
import { DOCUMENTS, withInput } from './documents/documentRows';
import { states } from './documents/family';
import { OBJECTS } from './documents/uses';
import { addDocument, deleteDocument, orderDocuments } from './lists/documentsOfGroup';
import {
  addListToGroup,
  addSubFolder,
  deleteDocumentList,
  foldersOf,
  listsOf,
  removeBeneath,
} from './lists/groupFunctions';
import { answerObject, nextOrder, objectsAt } from './lists/objectRows';

const isOn = (body: Values, name: string): boolean => sentPart(body, name, readFlag) === 1;

/** Documents that can head a list or be someone's own: active ones, or all of them. */
const headerDocuments = async (context: CallContext): Promise<Reply> => {
  const { body } = context.call;
  const { rows } = await findRows(context, DOCUMENTS, {
    where: isOn(body, 'returnAll') ? {} : { state: states.active },
    all: isOn(body, 'isInputDocument') ? [withInput] : [],
    sort: [{ field: 'title', order: 'asc' }],
  });
  return ok({ results: pickAll(rows, ['title']) });
};

/** The titles of the documents that rows name by a field. */
const titlesBy = async (context: CallContext, rows: readonly Row[], field: string) => {
  const ids = [...new Set(rows.map((row) => sentId(row[field])))];
  const { rows: documents } = await findRows(context, DOCUMENTS, { where: { id: ids } });
  const titles = new Map(documents.map(({ id, title }) => [id, String(title)]));
  return (row: Row): string => titles.get(Number(row[field])) ?? '';
};

const documentLists = async (context: CallContext, group: Row): Promise<readonly Values[]> => {
  const lists = await listsOf(context, group);
  const titleOf = await titlesBy(context, lists, 'headerDocumentId');
  return lists.map((list) => ({
    ...pick(list, ['language', 'order']),
    listId: list.headerDocumentId,
    title: titleOf(list),
  }));
};

const documents = async (context: CallContext, group: Row): Promise<readonly Values[]> => {
  const rows = await objectsAt(context, { objectlistId: group.id, listItemId: null });
  const titleOf = await titlesBy(context, rows, 'objectDefinitionId');
  return rows.map((row) => ({ ...answerObject(row, 'id'), title: titleOf(row) }));
};

const EMPTY = { headerDocument: null, folders: [], documentLists: [], documents: [] };

/** Groups of documents, each with its folders, its lists, and the documents that stand in it directly. */
export const objectlists: Behaviour = {
  // Folders are found in the group that holds them, by searching, or by name of their group.
  listed: ({ call: { query } }) => {
    const isSought = [query.filter, query.id, query.parentId].some((one) => (one ?? '') !== '');
    return isSought ? {} : { where: { parentId: null } };
  },

  record: async (context, row) => {
    if (!row) return EMPTY;
    const header = await findRow(context, DOCUMENTS, Number(row.headerDocumentId));
    return {
      headerDocument: header ? pick(header, ['title']) : null,
      folders: pickAll(await foldersOf(context, row.id), ['dutchTitle', 'englishTitle', 'order']),
      documentLists: await documentLists(context, row),
      documents: await documents(context, row),
    };
  },

  onSave: async (context, { before, after }) => ({
    order: after.order ?? before?.order ?? nextOrder(await foldersOf(context, null)),
  }),

  onReferencedDelete: { objectlists: 'removed', objectlistItems: 'removed' },

  mentions: [
    {
      to: 'objectlists',
      resource: OBJECTS,
      path: ['objectlistId'],
      holds: 'id',
      effect: 'removed',
    },
  ],

  onRemove: removeBeneath,

  functions: {
    getAvailableHeaderDocuments: {
      right: 'read',
      alsoFor: ['applicationUsers', 'devices', 'signage'],
      run: headerDocuments,
    },
  },

  recordFunctions: {
    addSubFolder: changing(addSubFolder),
    addListToGroup: changing(addListToGroup),
    deleteDocumentList: changing(deleteDocumentList),
    addDocument: changing(addDocument, null),
    deleteDocument: changing(deleteDocument, null),
    orderDocuments: changing(orderDocuments, null),
  },
};
