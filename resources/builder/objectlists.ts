import { defineResource, f, subList } from '../../schemas';
import { documentChoices } from '../shared/documentChoices';

const titles = {
  dutchTitle: f.text({ required: true }),
  englishTitle: f.text(),
  order: f.integer({ min: 0 }),
};

/** Groups of documents: folders within folders, lists of one document each, and single documents. */
export const objectlists = defineResource({
  name: 'objectlists',
  route: { list: 'builder/lists', record: 'builder/list' },
  module: 'builder',
  menu: { icon: 'layers', place: 10 },
  title: 'dutchTitle',
  face: {
    facts: ['headerDocumentId', { count: 'folders' }, { count: 'documentLists' }],
    less: 'A folder has no state; documents in it have.',
  },
  fields: {
    ...titles,
    headerDocumentId: f.reference({
      to: 'objectsDefinitions',
      titleIn: 'headerDocument',
      choices: documentChoices(0),
    }),
    parentId: f.reference({ to: 'objectlists', titleIn: 'parentTitle', readOnly: true }),
  },
  subLists: {
    folders: subList({
      idField: 'id',
      opens: 'objectlists',
      fields: titles,
      columns: ['dutchTitle', 'englishTitle'],
      numberedBy: 'order',
      add: 'addSubFolder',
      update: { method: 'PUT', path: 'objectlists/{row.id}' },
      reorder: { method: 'PUT', path: 'objectlists/{row.id}' },
      remove: { method: 'DELETE', path: 'objectlists/{row.id}' },
    }),
    documentLists: subList({
      idField: 'id',
      opens: 'objectlistItems',
      fields: {
        listId: f.reference({
          to: 'objectsDefinitions',
          titleIn: 'title',
          required: true,
          choices: documentChoices(1),
        }),
        title: f.text({ readOnly: true }),
        language: f.language(),
      },
      columns: ['title', 'language'],
      numberedBy: 'order',
      add: 'addListToGroup',
      reorder: { method: 'PUT', path: 'objectlistItems/{row.id}' },
      remove: { fn: 'deleteDocumentList', args: { listItemId: 'id' } },
    }),
  },
  list: {
    columns: ['dutchTitle', 'englishTitle', 'headerDocumentId', 'order'],
    numberedBy: 'order',
  },
  detail: [
    {
      tab: 'general',
      fields: [['dutchTitle', 'englishTitle'], 'headerDocumentId', ['order', 'parentId']],
    },
    { subList: 'folders' },
    { subList: 'documentLists' },
    { tab: 'documents', screen: 'documentListTab' },
  ],
});
