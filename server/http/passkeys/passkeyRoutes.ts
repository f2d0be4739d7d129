import { isActive } from '../../access/access';
import { CHALLENGE_HOLDS } from '../../access/passkeys/challenges';
import { beginUse, takePasskey } from '../../access/passkeys/passkeys';
import { newToken } from '../../access/token';
import { sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import { type User, users } from '../../tables/organisation/users';
import { sentText } from '../../wire/sent';
import { beginSession } from '../beginSession';
import { readCookie, setCookie } from '../cookies';
import { homeOrganisation } from '../homeOrganisation';
import type { OpenRoute, RoutedCall } from '../route';
import { type Proof, proofOf } from '../secondStep';
import { logFailedSignIn } from '../sessionEntries';
import { admitStranger, BROWSER_NAME, begunReply, withCookies } from '../sessionReply';
import { PASSKEY_NAME } from './passkeyCookie';

const ANSWER = 'POST session/passkey/answer';

/** What a browser asks for a passkey with. It is the same whoever asks, and reveals nothing of who has one. */
const begin = async ({ context, origin, request }: RoutedCall): Promise<Reply> => {
  const holder = readCookie(request, PASSKEY_NAME) || newToken();
  const options = await beginUse(context, { holder, origin });
  const kept = setCookie(request, PASSKEY_NAME, holder, CHALLENGE_HOLDS / 1_000);
  return withCookies(ok({ options }), kept);
};

/** Whose passkey was used. @throws Refusal 401, or 429 after repeated failures */
const ownerOf = async ({ body, context, request }: RoutedCall, proof: Proof): Promise<User> => {
  const { holder, origin, from, passkey } = proof;
  const { address } = from;
  const known = await context.browsers.knownAs(readCookie(request, BROWSER_NAME));
  // There is no account yet: whoever fails waits alone.
  const account = `passkey ${address}`;
  const attempt = await context.throttle.begin({ account, address, known });
  const used = await takePasskey(context, { holder, origin }, passkey);
  const user = used?.userId ? await context.store.rows(users).get(used.userId) : undefined;
  const email = sentPart(body, 'email', sentText).trim().toLowerCase();
  const isMeant = email === '' || user?.email?.trim().toLowerCase() === email;
  if (user && isMeant && isActive(user)) {
    await attempt.succeed();
    return user;
  }
  await logFailedSignIn(context, user, from, ANSWER);
  throw new Refusal(
    401,
    user && isMeant ? 'server.session.off' : 'server.secondFactor.wrongPasskey',
  );
};

/** Signs in by a passkey alone: who has it has also shown the authenticator who they are. */
const answer = async (call: RoutedCall): Promise<Reply> => {
  const { context } = call;
  const proof = proofOf(call);
  const { from } = proof;
  const user = await ownerOf(call, proof);
  const organisationId = await homeOrganisation(context, user).catch(async (error: unknown) => {
    if (error instanceof Refusal) await logFailedSignIn(context, user, from, ANSWER);
    throw error;
  });
  const how = { factor: 'passkey', call: ANSWER } as const;
  return begunReply(call, await beginSession(context, user, organisationId, from, how));
};

const open = {
  method: 'POST',
  isOpen: true,
  admit: admitStranger,
} as const satisfies Partial<OpenRoute>;

/** `/internal/v1/session/passkey…`: what passkeys are asked with, and signing in by one in place of a password. */
export const passkeyRoutes: readonly OpenRoute[] = [
  { ...open, path: '/session/passkey', handle: begin },
  { ...open, path: '/session/passkey/answer', handle: answer },
];
