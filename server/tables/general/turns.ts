import { defineTable } from '../defineTable';

/** What one process at a time does, and until when it is done. */
export const turns = defineTable({
  name: 'turns',
  shared: true,
  columns: {
    /** What is done. */
    name: 'text',
    /** Milliseconds since 1970. */
    until: 'number',
  },
  unique: [['name']],
});
