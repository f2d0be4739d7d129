import { takePasskey } from '../access/passkeys/passkeys';
import type { FactorKind } from '../access/secondFactor/secondFactors';
import { hasSecondFactor, kindsOf, takeCode } from '../access/secondFactor/secondFactors';
import type { StartedFrom } from '../access/sessions';
import { sentPart } from '../contract/parts';
import { Refusal } from '../contract/Refusal';
import type { User } from '../tables/organisation/users';
import { sentText } from '../wire/sent';
import { readCookie } from './cookies';
import { PASSKEY_NAME } from './passkeys/passkeyCookie';
import type { RoutedCall } from './route';
import type { ServerContext } from './ServerContext';
import { logFailedStep } from './sessionEntries';
import { fromOf } from './sessionReply';

/** What somebody proves who they are by, and from where. */
export interface Proof {
  /** Empty where none was sent. */
  readonly code: string;
  /** What a browser has of the use of a passkey; nothing where none was sent. */
  readonly passkey?: unknown;
  /** By which the browser has asked for that. */
  readonly holder: string;
  readonly origin: string;
  readonly from: StartedFrom;
  /** The browser or session that is known to be theirs. */
  readonly known?: string | undefined;
}

/** What a call carries of a second factor. */
export const proofOf = (call: RoutedCall): Proof => ({
  code: sentPart(call.body, 'code', sentText),
  passkey: call.body.passkey ?? undefined,
  holder: readCookie(call.request, PASSKEY_NAME) ?? '',
  origin: call.origin,
  from: fromOf(call),
});

/** Whether a call carries nothing of a second factor. */
export const isEmpty = ({ code, passkey }: Proof): boolean => code === '' && passkey === undefined;

/** The answer to who has a second factor and hasn't sent anything of it. */
const secondFactorAsked = async (
  { store }: Pick<ServerContext, 'store'>,
  { id }: User,
  status: 401 | 403,
): Promise<Refusal> => {
  const parts = { secondFactor: await kindsOf(store, id) };
  return new Refusal(status, 'server.secondFactor.asked', {}, { parts });
};

/** The answer to what is wrong, or was used before. */
const wrongProof = async (
  { store }: ServerContext,
  { id }: User,
  { passkey }: Proof,
  status: 401 | 403,
): Promise<Refusal> => {
  const parts = { secondFactor: await kindsOf(store, id) };
  if (passkey !== undefined)
    return new Refusal(status, 'server.secondFactor.wrongPasskey', {}, { parts });
  const errors = { code: { key: 'server.secondFactor.wrong' } } as const;
  return new Refusal(status, 'server.secondFactor.wrong', {}, { errors, parts });
};

/** Uses up what was sent. @returns what it was; `undefined` of what is wrong, or somebody else's */
const take = async (
  context: ServerContext,
  user: User,
  { code, passkey, holder, origin }: Proof,
): Promise<FactorKind | undefined> => {
  const { clock, store } = context;
  if (passkey === undefined) return takeCode(store, clock, user.id, code);
  const used = await takePasskey(context, { holder, origin }, passkey);
  return used?.userId === user.id ? 'passkey' : undefined;
};

/**
 * Uses up what somebody proves who they are by. Codes are guessed at no faster than passwords, and are counted apart from
 * them: who knows the password would otherwise have the count taken back by naming it.
 *
 * @throws Refusal 401 or 403 of what is wrong or was used before, 429 after repeated failures
 */
export const takeProof = async (
  context: ServerContext,
  user: User,
  proof: Proof,
  status: 401 | 403,
): Promise<FactorKind> => {
  const { from, known } = proof;
  const refuse = async (refusal: unknown): Promise<never> => {
    await logFailedStep(context, user, from);
    throw refusal;
  };
  const attempt = await context.throttle
    .begin({ account: `second factor ${user.id}`, address: from.address, known })
    .catch(refuse);
  const kind = await take(context, user, proof);
  if (kind === undefined) return refuse(await wrongProof(context, user, proof, status));
  await attempt.succeed();
  return kind;
};

/**
 * The second step of a sign-in, for those who have one.
 *
 * @returns what was used; `undefined` of who has no second factor
 * @throws Refusal 401 where one is needed, and as `takeProof`
 */
export const secondStep = async (
  context: ServerContext,
  user: User,
  proof: Proof,
): Promise<FactorKind | undefined> => {
  if (!hasSecondFactor(user)) return undefined;
  if (isEmpty(proof)) throw await secondFactorAsked(context, user, 401);
  return takeProof(context, user, proof, 401);
};
