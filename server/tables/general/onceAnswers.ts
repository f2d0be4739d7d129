import { json } from '../columns';
import { defineTable } from '../defineTable';

/** What calls were answered that came with a key, so that a repeated call is answered alike. */
export const onceAnswers = defineTable({
  name: 'onceAnswers',
  shared: true,
  columns: {
    key: { type: 'text', isIndexed: true },
    fingerprint: 'text',
    /** Milliseconds since 1970. */
    at: { type: 'number', isIndexed: true },
    lastId: json<unknown>(),
    message: 'text',
  },
  unique: [['key']],
});
