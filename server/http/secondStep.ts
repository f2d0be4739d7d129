import type { FactorKind } from '../access/secondFactor/secondFactors';
import { hasSecondFactor, kindsOf, takeCode } from '../access/secondFactor/secondFactors';
import type { StartedFrom } from '../access/sessions';
import { Refusal } from '../contract/Refusal';
import type { User } from '../tables/organisation/users';
import type { ServerContext } from './ServerContext';
import { logFailedStep } from './sessionEntries';

/** What somebody proves who they are by, and from where. */
export interface Proof {
  readonly code: string;
  readonly from: StartedFrom;
  /** The browser or session that is known to be theirs. */
  readonly known?: string | undefined;
}

/** The answer to who has a second factor and hasn't sent anything of it. */
const secondFactorAsked = (status: 401 | 403): Refusal =>
  new Refusal(status, 'server.secondFactor.asked', {}, { parts: { secondFactor: kindsOf() } });

/** The answer to a code that is wrong, or was used before. */
const wrongCode = (status: 401 | 403): Refusal =>
  new Refusal(
    status,
    'server.secondFactor.wrong',
    {},
    {
      errors: { code: { key: 'server.secondFactor.wrong' } },
      parts: { secondFactor: kindsOf() },
    },
  );

/**
 * Uses up a code. Codes are guessed at no faster than passwords, and are counted apart from them: who knows the password
 * would otherwise have the count taken back by naming it.
 *
 * @throws Refusal 401 or 403 of one that is wrong or was used before, 429 after repeated failures
 */
export const takeProof = async (
  context: ServerContext,
  user: User,
  { code, from, known }: Proof,
  status: 401 | 403,
): Promise<FactorKind> => {
  const { clock, store, throttle } = context;
  const { address } = from;
  const refuse = async (refusal: unknown): Promise<never> => {
    await logFailedStep(context, user, from);
    throw refusal;
  };
  const attempt = await throttle
    .begin({ account: `second factor ${user.id}`, address, known })
    .catch(refuse);
  const kind = await takeCode(store, clock, user.id, code);
  if (kind === undefined) return refuse(wrongCode(status));
  await attempt.succeed();
  return kind;
};

/**
 * The second step of a sign-in, for those who have one.
 *
 * @returns what was used; `undefined` of who has no second factor
 * @throws Refusal 401 where a code is needed, and as `takeProof`
 */
export const secondStep = async (
  context: ServerContext,
  user: User,
  proof: Proof,
): Promise<FactorKind | undefined> => {
  if (!hasSecondFactor(user)) return undefined;
  if (proof.code === '') throw secondFactorAsked(401);
  return takeProof(context, user, proof, 401);
};
