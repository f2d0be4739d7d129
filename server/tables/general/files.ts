import { defineTable } from '../defineTable';

/** Which stored file belongs to which field of which record. */
export const files = defineTable({
  name: 'files',
  columns: {
    /** The resource whose record it belongs to, or the table where that has none. */
    resource: { type: 'text', isIndexed: true },
    recordId: { type: 'id', isIndexed: true },
    field: 'text',
    /** SHA-256 of the content. */
    hash: { type: 'text', isIndexed: true },
    size: 'number',
    type: 'text',
    /** Of a file that waits for its record: what it is called, who sent it, and when, in milliseconds since 1970. */
    fileName: 'text',
    userId: { type: 'id', to: 'users' },
    sentAt: 'number',
  },
});
