import { defineTable } from '../defineTable';

/** The views that lists open with: a person's own choice, or the organisation's for whoever made none. */
export const listViewDefaults = defineTable({
  name: 'listViewDefaults',
  columns: {
    resource: 'text',
    /** Whose choice it is; the organisation's without one. */
    userId: { type: 'id', to: 'users', isIndexed: true },
    viewId: { type: 'id', to: 'listViews' },
  },
  unique: [['resource', 'userId']],
});
