import { defineTable } from '../defineTable';

/** Which account somebody has whom the provider that an organisation signs in with knows: addresses change hands, subjects don't. */
export const identities = defineTable({
  name: 'identities',
  unlogged: true,
  returned: true,
  columns: {
    issuer: 'text',
    /** Of issuer and subject: subjects differ by case as well. */
    subjectHash: { type: 'text', isIndexed: true },
    userId: { type: 'id', to: 'users', isIndexed: true },
    /** When it was used last, in milliseconds since 1970. */
    lastUse: 'number',
  },
  unique: [['subjectHash'], ['userId', 'issuer']],
});
