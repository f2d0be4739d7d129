import type { RowIn } from '../../store/Table';
import { defineTable } from '../defineTable';

/** What people follow: records, and views of lists. */
export const follows = defineTable({
  name: 'follows',
  unlogged: true,
  returned: true,
  columns: {
    userId: { type: 'id', to: 'users', isIndexed: true },
    /** The resource of the record, or whose list the view is of. */
    resource: 'text',
    recordId: { type: 'id', isIndexed: true },
    viewId: { type: 'id', to: 'listViews', isIndexed: true },
    /** When the person last looked at it, in milliseconds since 1970. */
    seenAt: 'number',
  },
  unique: [['userId', 'resource', 'recordId', 'viewId']],
});

export type Follow = RowIn<typeof follows>;
