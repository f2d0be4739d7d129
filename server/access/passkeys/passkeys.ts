import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { Clock } from '../../contract/clock';
import type { New } from '../../store/Rows';
import type { Store } from '../../store/Store';
import { type SecondFactor, secondFactors } from '../../tables/organisation/secondFactors';
import type { User } from '../../tables/organisation/users';
import { newToken } from '../token';
import { CHALLENGE_HOLDS, keepChallenge, takeChallenge } from './challenges';
import { challengeIn, readMade, readUse, transportsIn } from './readResponse';

/** It brings parsers of many formats along, which few starts of the server need. */
const webAuthn = () => import('@simplewebauthn/server');

interface Context {
  readonly store: Store;
  readonly clock: Clock;
}

/** Who answers a challenge, and where the server is reached by them. */
export interface Answering {
  readonly holder: string;
  readonly origin: string;
}

/** The domain that passkeys are for: that of the address which browsers show. */
const domainOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).hostname : '');

/** What the library throws helps whoever sent something to send it better, and means nothing to us. */
const orNothing = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  work.catch(() => undefined);

const passkeysOf = async (store: Store, userId: number): Promise<readonly SecondFactor[]> =>
  (await store.rows(secondFactors).find({ where: { userId } })).filter((one) => one.credentialId);

/** What a browser asks for the use of a passkey with: any of this place, which identifies its owner. */
export const beginUse = async ({ store, clock }: Context, { holder, origin }: Answering) => {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: domainOf(origin),
    userVerification: 'required',
    timeout: CHALLENGE_HOLDS,
  });
  await keepChallenge(store, clock, { challenge: options.challenge, holder });
  return options;
};

const proves = async (
  factor: SecondFactor,
  response: ReturnType<typeof readUse>,
  expectedChallenge: string,
  origin: string,
) => {
  const { verifyAuthenticationResponse } = await webAuthn();
  const id = factor.credentialId;
  const publicKey = new Uint8Array(Buffer.from(factor.publicKey, 'base64url'));
  const credential = { id, publicKey, counter: factor.counter ?? 0 };
  const expected = { expectedOrigin: origin, expectedRPID: domainOf(origin), expectedChallenge };
  return verifyAuthenticationResponse({ response, credential, ...expected });
};

/**
 * Uses a passkey: its challenge, and its count.
 *
 * @param sent as the browser has it
 * @returns the passkey; `undefined` of one that isn't known, or proves nothing
 */
export const takePasskey = async (
  { store, clock }: Context,
  { holder, origin }: Answering,
  sent: unknown,
): Promise<SecondFactor | undefined> => {
  const response = readUse(sent);
  const challenge = challengeIn(response.response.clientDataJSON);
  if (challenge === undefined || holder === '') return undefined;
  const made = await takeChallenge(store, clock, { challenge, holder });
  if (!made || made.userHandle) return undefined;
  const rows = store.rows(secondFactors);
  const [factor] = response.id
    ? await rows.find({ where: { credentialId: response.id }, take: 1 })
    : [];
  const { userHandle } = response.response;
  if (!factor || (userHandle !== undefined && userHandle !== factor.userHandle)) return undefined;
  const proved = await orNothing(proves(factor, response, challenge, origin));
  if (!proved?.verified) return undefined;
  const { newCounter } = proved.authenticationInfo;
  // Of two with the same count one is a copy.
  const asBefore = { where: { id: factor.id, counter: factor.counter } };
  const counted = { counter: newCounter, lastUse: clock() };
  return (await rows.updateWhere(asBefore, counted)) === 1 ? factor : undefined;
};

/** Whose passkey is made, and what its authenticator calls that. */
interface Owner {
  readonly user: User;
  readonly rpName: string;
  readonly displayName: string;
}

/** What a browser makes a passkey with: one that needs no name of an account, and asks who uses it. */
export const beginMaking = async (
  { store, clock }: Context,
  { holder, origin }: Answering,
  { user, rpName, displayName }: Owner,
): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  const { generateRegistrationOptions } = await webAuthn();
  const known = await passkeysOf(store, user.id);
  const userHandle = known[0]?.userHandle ?? newToken();
  const options = await generateRegistrationOptions({
    rpName,
    rpID: domainOf(origin),
    userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
    userName: user.email ?? '',
    userDisplayName: displayName,
    timeout: CHALLENGE_HOLDS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transportsIn(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(store, clock, { challenge: options.challenge, holder, userHandle });
  return options;
};

/**
 * A passkey that was made, to be stored.
 *
 * @param sent as the browser has it
 * @returns `undefined` of one that proves nothing
 */
export const madePasskey = async (
  { store, clock }: Context,
  { holder, origin }: Answering,
  sent: unknown,
): Promise<New<SecondFactor> | undefined> => {
  const { verifyRegistrationResponse } = await webAuthn();
  const response = readMade(sent);
  const challenge = challengeIn(response.response.clientDataJSON);
  if (challenge === undefined) return undefined;
  const made = await takeChallenge(store, clock, { challenge, holder });
  if (!made?.userHandle) return undefined;
  const expected = {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: domainOf(origin),
  };
  const proved = await orNothing(verifyRegistrationResponse({ response, ...expected }));
  if (!proved?.verified) return undefined;
  const { credential } = proved.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    userHandle: made.userHandle,
    counter: credential.counter,
    transports: transportsIn(response.response.transports),
  };
};
