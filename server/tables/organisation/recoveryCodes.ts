import { json } from '../columns';
import { defineTable } from '../defineTable';

/** Codes that take the place of a lost second factor, once each: a row for each user. */
export const recoveryCodes = defineTable({
  name: 'recoveryCodes',
  shared: true,
  meanings: { '*': 'secondFactor' },
  columns: {
    userId: { type: 'id', to: 'users', isIndexed: true },
    /** Of those that weren't used. */
    codeHashes: { ...json<readonly string[]>(), isSecret: true },
  },
  unique: [['userId']],
});
