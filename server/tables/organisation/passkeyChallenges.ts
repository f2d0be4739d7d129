import { defineTable } from '../defineTable';

/** What passkeys have been asked to sign: each good once, for a while, and for whoever began it. */
export const passkeyChallenges = defineTable({
  name: 'passkeyChallenges',
  shared: true,
  unlogged: true,
  columns: {
    challengeHash: { type: 'text', isIndexed: true, isSecret: true },
    /** Of the cookie of the browser, or of the session, that it was made for. */
    holderHash: { type: 'text', isSecret: true },
    /** What the account of a passkey that is being added is called by authenticators; empty where one is used. */
    userHandle: { type: 'text', isSecret: true },
    /** Milliseconds since 1970. */
    expiresAt: { type: 'number', isIndexed: true },
  },
  unique: [['challengeHash']],
});
