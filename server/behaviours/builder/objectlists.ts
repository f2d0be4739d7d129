import { objectlists as definition } from '../../../resources/builder/objectlists';
import { behaviour } from '../../contract/behaviour';
import type { CallContext } from '../../contract/CallContext';
import { sentPart } from '../../contract/parts';
import { ok, type Reply } from '../../contract/reply';
import { rowsOf } from '../../records/tenant';
import type { Values } from '../../store/Store';
import { objectsDefinitions } from '../../tables/builder/objectsDefinitions';
import { readFlag } from '../../wire/flag';
import { changing } from '../changing';
import { pick, pickAll } from '../pick';
import { rowsById } from '../rowsById';
import { withInput } from './documents/documentRows';
import { states } from './documents/family';
import { OBJECTS } from './documents/uses';
import { addDocument, deleteDocument, orderDocuments } from './lists/documentsOfGroup';
import {
  addListToGroup,
  addSubFolder,
  deleteDocumentList,
  foldersOf,
  type Group,
  listsOf,
  removeBeneath,
} from './lists/groupFunctions';
import { answerObject, nextOrder, objectsAt } from './lists/objectRows';

const isOn = (body: Values, name: string): boolean => sentPart(body, name, readFlag) === 1;

/** Documents that can head a list or be someone's own: active ones, or all of them. */
const headerDocuments = async (context: CallContext): Promise<Reply> => {
  const { body } = context.call;
  const rows = await rowsOf(context, objectsDefinitions).find({
    where: isOn(body, 'returnAll') ? {} : { state: states.active },
    all: isOn(body, 'isInputDocument') ? [withInput] : [],
    sort: [{ field: 'title', order: 'asc' }],
    only: ['title'],
  });
  return ok({ results: pickAll(rows, ['title']) });
};

type Id = number | null | undefined;

/** The titles of documents by their ids; blank for one that isn't there. */
const titlesOf = async (context: CallContext, ids: readonly Id[]) => {
  const documents = await rowsById(rowsOf(context, objectsDefinitions), ids, ['title']);
  return (id: Id): string => documents.get(id ?? 0)?.title ?? '';
};

const documentLists = async (context: CallContext, group: Group): Promise<readonly Values[]> => {
  const lists = await listsOf(context, group);
  const titleOf = await titlesOf(
    context,
    lists.map(({ headerDocumentId }) => headerDocumentId),
  );
  return lists.map((list) => ({
    ...pick(list, ['language', 'order']),
    listId: list.headerDocumentId,
    title: titleOf(list.headerDocumentId),
  }));
};

const documents = async (context: CallContext, group: Group): Promise<readonly Values[]> => {
  const rows = await objectsAt(context, { objectlistId: group.id, listItemId: null });
  const titleOf = await titlesOf(
    context,
    rows.map(({ objectDefinitionId }) => objectDefinitionId),
  );
  return rows.map((row) => ({
    ...answerObject(row, 'id'),
    title: titleOf(row.objectDefinitionId),
  }));
};

const EMPTY = { headerDocument: null, folders: [], documentLists: [], documents: [] };

/** Groups of documents, each with its folders, its lists, and the documents that stand in it directly. */
export const objectlists = behaviour(definition, {
  // Folders are found in the group that holds them, by searching, or by name of their group.
  listed: ({ call: { query } }) => {
    const isSought = [query.filter, query.id, query.parentId].some((one) => (one ?? '') !== '');
    return isSought ? {} : { where: { parentId: null } };
  },

  record: async (context, row) => {
    if (!row) return EMPTY;
    const header = await rowsOf(context, objectsDefinitions).get(row.headerDocumentId ?? 0);
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
});
