import { defineTable } from '../defineTable';

/** Sign-ins that are under way at a provider, each by the hashes of its state and of the browser's cookie. */
export const signInAttempts = defineTable({
  name: 'signInAttempts',
  shared: true,
  unlogged: true,
  columns: {
    stateHash: { type: 'text', isIndexed: true, isSecret: true },
    browserHash: { type: 'text', isSecret: true },
    organisationId: { type: 'id', to: 'organisations' },
    issuer: 'text',
    clientId: 'text',
    nonce: { type: 'text', isSecret: true },
    codeVerifier: { type: 'text', isSecret: true },
    redirectUri: 'text',
    /** When it began, in milliseconds since 1970. */
    at: { type: 'number', isIndexed: true },
  },
  unique: [['stateHash']],
});
