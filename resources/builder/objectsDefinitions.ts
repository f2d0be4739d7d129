import { action, defineResource, f, query, subList } from '../../schemas';

/** What can be entered of a row, once it has a type. */
const sent = {
  options: 'options',
  mediaId: 'mediaId',
  translationId: 'translationId',
} as const;

/** Documents: forms and texts made of rows, in versions of which one is active. */
export const objectsDefinitions = defineResource({
  name: 'objectsDefinitions',
  route: { list: 'builder/documents', record: 'builder/document' },
  module: 'builder',
  menu: { icon: 'schema', place: 20 },
  title: 'title',
  face: { state: 'state', facts: ['version', 'language', 'key', 'tags'] },
  nextStep: ['setActive', 'createNewDraft'],
  fields: {
    title: f.text({ required: true }),
    key: f.text({ copied: false }),
    description: f.longText(),
    tags: f.tags(),
    language: f.language(),
    state: f.choice({
      values: [1, 2, 3],
      default: 1,
      readOnly: true,
      tones: { 1: 'warning', 2: 'success', 3: 'default' },
    }),
    version: f.integer({ readOnly: true, default: 1 }),
    familyId: f.integer({ readOnly: true, copied: false }),
    properties: f.keyValues(),
  },
  subLists: {
    // The builder draws and stores them; options are JSON, whose parts follow from the type.
    values: subList({
      idField: 'id',
      fields: {
        // Its type in words, and its own text.
        title: f.text({ readOnly: true, derived: true }),
        type: f.integer({ required: true, only: 'create' }),
        options: f.json(),
        mediaId: f.reference({ to: 'media' }),
        translationId: f.reference({ to: 'translations', means: { 0: 'none' } }),
      },
      columns: ['title'],
      numberedBy: 'order',
      add: {
        fn: 'addObjectRow',
        // One that comes back has the id that it had, by which what was filled in fits it.
        args: { id: 'id', ...sent, type: 'type' },
      },
      update: { fn: 'updateObjectSingleRow', args: { id: 'id', ...sent } },
      remove: 'removeObjectRow',
      reorder: { fn: 'updateObjectRows', forSeveral: true },
    }),
  },
  verbs: { copy: true },
  queries: {
    history: query({
      rowsFrom: { fn: 'getHistory' },
      fields: {
        version: f.integer(),
        changedAt: f.dateTime(),
        changedBy: f.text(),
        change: f.choice({
          values: [
            'created',
            'details',
            'rowAdded',
            'rowChanged',
            'rowRemoved',
            'rowRestored',
            'rowsOrdered',
            'activated',
            'archived',
            'draftMade',
            'draftAgain',
          ],
        }),
        subject: f.text(),
      },
    }),
  },
  actions: {
    setActive: action({
      fn: 'setActive',
      icon: 'publish',
      when: { state: 1 },
      confirm: 'reach',
    }),
    createNewDraft: action({
      fn: 'createNewDraft',
      icon: 'draft',
      when: { state: 2 },
      opens: 'created',
    }),
  },
  list: {
    columns: ['title', 'state', 'version', 'key', { field: 'tags', onlyWide: true }],
    tabs: 'state',
    filters: ['state', 'language', 'latestOnly'],
    asks: { latestOnly: f.flag() },
    filterDefaults: { latestOnly: true },
    attention: { drafts: { state: 1, latestOnly: true } },
  },
  page: 'documentBuilder',
  picture: { compared: 'documentRows', versions: { first: 'familyId', number: 'version' } },
  detail: [
    {
      tab: 'general',
      fields: [['title', 'key'], 'description', 'tags', ['language', 'version', 'state']],
    },
    { tab: 'properties', fields: ['properties'] },
    { query: 'history' },
  ],
});
