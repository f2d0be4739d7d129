import { defineResource, f, subList } from '../../schemas';
import { documentChoices } from '../shared/documentChoices';

/** A list of documents of one kind within a group: which document it holds, and the columns it shows. */
export const objectlistItems = defineResource({
  name: 'objectlistItems',
  route: 'builder/list/{objectlistId}',
  pages: { 'builder/documentlist/{objectlistId}/{itemId}': 'documentListPage' },
  module: 'builder',
  menu: false,
  title: 'title',
  face: {
    facts: ['headerDocumentId', 'language', { count: 'columns' }],
    less: 'A list has no state; its documents have.',
  },
  fields: {
    title: f.text({ readOnly: true }),
    headerDocumentId: f.reference({
      to: 'objectsDefinitions',
      titleIn: 'title',
      required: true,
      choices: documentChoices(1),
    }),
    order: f.integer({ min: 0 }),
    language: f.language(),
    objectlistId: f.reference({ to: 'objectlists', titleIn: 'objectlistTitle', only: 'create' }),
  },
  subLists: {
    columns: subList({
      idField: 'listItemColumnId',
      fields: {
        columnTitle: f.text({ required: true }),
        documentInputField: f.reference({
          titleIn: 'documentInputFieldTitle',
          required: true,
          choices: {
            fn: 'getAvailableInputFields',
            args: { objectDefinitionId: 'headerDocumentId' },
          },
        }),
        documentInputFieldTitle: f.text({ readOnly: true }),
      },
      columns: ['columnTitle', 'documentInputField'],
      numberedBy: 'columnOrder',
      add: 'addListItem',
      update: 'updateListItem',
      reorder: 'updateListItem',
      remove: 'deleteListItem',
    }),
  },
  // A file doesn't name the object list of a line.
  imports: false,
  list: { columns: ['title', 'language', 'order'], sort: 'order' },
  detail: [
    { tab: 'documents', screen: 'documentListTab' },
    { subList: 'columns' },
    { tab: 'general', fields: ['headerDocumentId', ['order', 'language']] },
  ],
});
