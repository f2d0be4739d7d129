import { action, defineResource, f } from '../../schemas';

/** Records that were deleted and can come back, each with all that went along. */
export const trash = defineResource({
  name: 'trash',
  path: 'trash',
  module: null,
  menu: { icon: 'trash', place: 70 },
  title: ['name'],
  face: {
    facts: ['resourceName', 'userName', 'at', 'until'],
    less: 'What lies there has no state but that.',
  },
  fields: {
    name: f.text(),
    // What the resource is called, in the language of who reads it.
    resourceName: f.text(),
    userName: f.text(),
    at: f.dateTime(),
    until: f.dateTime(),
    canRestore: f.flag(),
    canRemove: f.flag(),
  },
  readOnly: true,
  actions: {
    restore: action({
      fn: 'restore',
      icon: 'restore',
      at: 'row',
      right: 'create',
      when: { canRestore: true },
      forSeveral: true,
    }),
    remove: action({
      fn: 'remove',
      icon: 'trash',
      at: 'row',
      right: 'delete',
      when: { canRemove: true },
      confirm: true,
      forSeveral: true,
      tone: 'error',
    }),
    empty: action({ fn: 'empty', icon: 'trash', at: 'list', right: 'delete', confirm: true }),
  },
  list: {
    columns: ['name', 'resourceName', 'at', 'userName', 'until'],
    filters: ['kind'],
    asks: { kind: f.reference({ choices: { method: 'GET', path: 'trash/kinds' } }) },
    carries: ['canRestore', 'canRemove'],
    sort: { field: 'at', descending: true },
    pageSize: 40,
  },
});
