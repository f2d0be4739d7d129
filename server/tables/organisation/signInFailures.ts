import { defineTable } from '../defineTable';

/** Failed sign-ins, by what they are counted for, so that all processes of a server slow down guessing together. */
export const signInFailures = defineTable({
  name: 'signInFailures',
  shared: true,
  unlogged: true,
  columns: {
    key: { type: 'text', isIndexed: true },
    count: 'number',
    /** When the last one was, in milliseconds since 1970. */
    at: { type: 'number', isIndexed: true },
  },
  unique: [['key']],
});
