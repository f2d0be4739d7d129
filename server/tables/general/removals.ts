import { defineTable } from '../defineTable';

/** Who deleted which record. */
export const removals = defineTable({
  name: 'removals',
  unlogged: true,
  columns: {
    resource: { type: 'text', isIndexed: true },
    recordId: { type: 'id', isIndexed: true },
    userId: { type: 'id', to: 'users' },
    /** Milliseconds since 1970. */
    at: { type: 'number', isIndexed: true },
  },
});
