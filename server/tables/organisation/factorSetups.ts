import { defineTable } from '../defineTable';

/** Keys of authenticator apps that are being set up: nothing is proved by them before a code of theirs was right. */
export const factorSetups = defineTable({
  name: 'factorSetups',
  shared: true,
  unlogged: true,
  columns: {
    userId: { type: 'id', to: 'users', isIndexed: true },
    secret: { type: 'text', isSecret: true },
    /** Milliseconds since 1970. */
    expiresAt: { type: 'number', isIndexed: true },
  },
  unique: [['userId']],
});
