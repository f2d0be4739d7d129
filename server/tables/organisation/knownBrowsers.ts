import { defineTable } from '../defineTable';

/** Browsers that have signed in to an account, by the hash of their cookie. */
export const knownBrowsers = defineTable({
  name: 'knownBrowsers',
  shared: true,
  unlogged: true,
  columns: {
    tokenHash: { type: 'text', isIndexed: true },
    userId: { type: 'id', to: 'users', isIndexed: true },
    /** When it signed in last, in milliseconds since 1970. */
    lastUse: { type: 'number', isIndexed: true },
  },
  unique: [['tokenHash', 'userId']],
});
