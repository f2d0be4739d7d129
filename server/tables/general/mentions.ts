import { defineTable } from '../defineTable';

/** People whom comments name, and who haven't seen that yet. */
export const mentions = defineTable({
  name: 'mentions',
  unlogged: true,
  returned: true,
  columns: {
    resource: 'text',
    recordId: 'id',
    commentId: { type: 'id', to: 'comments', isIndexed: true },
    userId: { type: 'id', to: 'users', isIndexed: true },
  },
  unique: [['commentId', 'userId']],
});
