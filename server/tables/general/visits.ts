import { defineTable } from '../defineTable';

/** When people last worked for an organisation, by which they learn what others did since. */
export const visits = defineTable({
  name: 'visits',
  unlogged: true,
  columns: {
    userId: { type: 'id', to: 'users', isIndexed: true },
    /** When the visit before this one ended, and this one was last noticed, in milliseconds since 1970. */
    before: 'number',
    lastAt: 'number',
  },
});
