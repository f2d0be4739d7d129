import { defineResource, f } from '../../schemas';

/** What people did, one entry for all that one of them did at once: the way to what became of each record. */
export const activity = defineResource({
  name: 'activity',
  path: 'activity',
  module: null,
  menu: { icon: 'timeline', place: 65 },
  title: 'subject',
  face: { state: 'action', facts: ['resourceName', 'userName', 'at'] },
  fields: {
    name: f.text(),
    action: f.choice({
      values: ['create', 'update', 'several', 'delete', 'restore', 'approve', 'import', 'undo'],
      tones: {
        create: 'success',
        approve: 'success',
        delete: 'error',
        import: 'info',
        undo: 'warning',
      },
    }),
    // What the resource is called, in the language of who reads it.
    resourceName: f.text(),
    resource: f.text(),
    recordId: f.integer(),
    userName: f.text(),
    at: f.dateTime(),
    // How many records it made, changed or deleted.
    records: f.integer(),
    isUndone: f.flag(),
    canUndo: f.flag(),
  },
  computed: {
    subject: {
      field: f.text(),
      of: ({ name, records }) =>
        typeof records === 'number' && records > 1 ? `${name} + ${records - 1}` : name,
    },
  },
  readOnly: true,
  list: {
    columns: ['subject', 'action', 'resourceName', 'userName', 'at'],
    filters: ['action', 'kind', 'user'],
    asks: {
      kind: f.reference({ choices: { method: 'GET', path: 'activity/kinds' } }),
      user: f.reference({ to: 'users' }),
    },
    carries: ['name', 'records', 'resource', 'recordId', 'isUndone', 'canUndo'],
    unlisted: ['resource', 'recordId', 'records', 'isUndone', 'canUndo'],
    alsoSearched: ['name'],
    sort: { field: 'at', descending: true },
    pageSize: 40,
  },
  detail: [
    { tab: 'records', screen: 'actRecords' },
    {
      tab: 'general',
      fields: [
        ['action', 'userName', 'at'],
        ['resourceName', 'records', 'isUndone'],
      ],
    },
  ],
});
