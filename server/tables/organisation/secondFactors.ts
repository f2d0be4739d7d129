import type { RowIn } from '../../store/Table';
import { json } from '../columns';
import { defineTable } from '../defineTable';

/** By what, beside a password, users prove who they are. */
export const secondFactors = defineTable({
  name: 'secondFactors',
  shared: true,
  meanings: { '*': 'secondFactor' },
  columns: {
    userId: { type: 'id', to: 'users', isIndexed: true },
    /** How its owner recognises it among others. */
    name: 'text',
    /** The key of an authenticator app, in base 32. */
    secret: { type: 'text', isSecret: true },
    /** What authenticators call a passkey; nothing of what is none. */
    credentialId: { type: 'text', isIndexed: true, isSecret: true },
    /** That of a passkey, as COSE has it, in base64url. */
    publicKey: { type: 'text', isSecret: true },
    /** What authenticators call the account of a passkey: random, and one for all of a user. */
    userHandle: { type: 'text', isSecret: true },
    /** How often a passkey was used, where its authenticator counts: a lower number is a copy's. */
    counter: 'number',
    /** How browsers reach the authenticator of a passkey. */
    transports: json<readonly string[]>(),
    /** The last step of time whose code was accepted: no code is accepted twice. */
    lastStep: 'number',
    /** Milliseconds since 1970. */
    addedAt: 'number',
    lastUse: 'number',
  },
  unique: [['credentialId']],
});

export type SecondFactor = RowIn<typeof secondFactors>;
