import { json } from '../columns';
import { defineTable } from '../defineTable';

/**
 * What calls were answered that came with a key, so that a repeated call is answered alike; and those that are under
 * way, so that none of them is begun twice.
 */
export const onceAnswers = defineTable({
  name: 'onceAnswers',
  shared: true,
  unlogged: true,
  columns: {
    key: { type: 'text', isIndexed: true },
    fingerprint: 'text',
    /** Milliseconds since 1970. */
    at: { type: 'number', isIndexed: true },
    lastId: json<unknown>(),
    message: json<string | null>(),
    /** Who answers it; none once it is answered. */
    holder: json<string | null>(),
    /** The process that does. */
    process: json<string | null>(),
    /** Milliseconds since 1970 after which whoever answers it must have failed. */
    heldUntil: 'number',
  },
  unique: [['key']],
});
