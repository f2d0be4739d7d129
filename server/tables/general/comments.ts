import type { RowIn } from '../../store/Table';
import { defineTable } from '../defineTable';

/** What people wrote about records. */
export const comments = defineTable({
  name: 'comments',
  columns: {
    resource: 'text',
    recordId: { type: 'id', isIndexed: true },
    userId: { type: 'id', to: 'users' },
    userName: 'text',
    /** Milliseconds since 1970. */
    at: 'number',
    /** When it was changed; nothing where it wasn't. */
    editedAt: 'number',
    text: 'text',
    /** Whom it names. */
    mentionedIds: 'ids',
  },
});

export type Comment = RowIn<typeof comments>;
