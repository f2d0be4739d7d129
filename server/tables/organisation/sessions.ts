import { defineTable } from '../defineTable';

/** Who is signed in, by the hash of the token that they have. Of all organisations: the token determines which. */
export const sessions = defineTable({
  name: 'sessions',
  shared: true,
  unlogged: true,
  columns: {
    tokenHash: { type: 'text', isIndexed: true, isSecret: true },
    userId: { type: 'id', to: 'users', isIndexed: true },
    /** The active organisation. */
    organisationId: { type: 'id', to: 'organisations' },
    /** Milliseconds since 1970. */
    lastUse: { type: 'number', isIndexed: true },
    /** When it began, in milliseconds since 1970. */
    startedAt: { type: 'number', isIndexed: true },
    /** When a second factor was last used in it, in milliseconds since 1970; nothing where none was. */
    confirmedAt: 'number',
    /** Where it was begun: the address, and what the browser calls itself. */
    address: 'text',
    browser: 'text',
  },
  unique: [['tokenHash']],
});
