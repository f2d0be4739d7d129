import { defineTable } from '../defineTable';

/** By the hash of which token an installation that holds nothing yet may be set up. */
export const setupTokens = defineTable({
  name: 'setupTokens',
  shared: true,
  columns: {
    tokenHash: { type: 'text', isIndexed: true },
    /** When it was issued, in milliseconds since 1970. */
    at: { type: 'number', isIndexed: true },
  },
  unique: [['tokenHash']],
});
