import type { Clock } from '../../contract/clock';
import type { New } from '../../store/Rows';
import type { Row, Store } from '../../store/Store';
import { factorSetups } from '../../tables/organisation/factorSetups';
import { recoveryCodes } from '../../tables/organisation/recoveryCodes';
import { type SecondFactor, secondFactors } from '../../tables/organisation/secondFactors';
import { type User, users } from '../../tables/organisation/users';
import { renewRecoveryCodes, takeRecoveryCode } from './recoveryCodes';
import { isTotpCode, stepOf } from './totp';

/** By what somebody can prove, or has proved, who they are. */
export type FactorKind = 'passkey' | 'totp' | 'recovery';

/** Whether the password alone doesn't let somebody in. */
export const hasSecondFactor = ({ hasSecondFactor: has }: User): boolean => has === 1;

/** What a second factor is. */
export const kindOf = ({ credentialId }: SecondFactor): 'passkey' | 'totp' =>
  credentialId ? 'passkey' : 'totp';

/** What a user can prove who they are by. */
export const kindsOf = async (store: Store, userId: number): Promise<readonly FactorKind[]> => {
  const own = new Set((await factorsOf(store, userId)).map(kindOf));
  const kinds = ['passkey', 'totp'] as const;
  return [...kinds.filter((kind) => own.has(kind)), 'recovery'];
};

/** The second factors of a user, in the order in which they were added. */
export const factorsOf = (store: Store, userId: number): Promise<readonly SecondFactor[]> =>
  store.rows(secondFactors).find({ where: { userId } });

/** Nobody else's step is taken between the look and the write: of two equal codes one is accepted. */
const takeStep = async (
  store: Store,
  { id, secret }: SecondFactor,
  code: string,
  now: number,
): Promise<boolean> => {
  const step = stepOf(secret, code, now);
  if (step === undefined) return false;
  const unused = { where: { id, lastStep: { to: step - 1 } } };
  const taken = await store
    .rows(secondFactors)
    .updateWhere(unused, { lastStep: step, lastUse: now });
  return taken === 1;
};

/**
 * Uses up a code of an authenticator app, or a recovery code.
 *
 * @param code as it was typed
 * @returns which it was; `undefined` of one that is wrong or was used before
 */
export const takeCode = async (
  store: Store,
  clock: Clock,
  userId: number,
  code: string,
): Promise<FactorKind | undefined> => {
  const digits = code.replaceAll(/\s/g, '');
  if (!isTotpCode(digits))
    return (await takeRecoveryCode(store, userId, code)) ? 'recovery' : undefined;
  const apps = (await factorsOf(store, userId)).filter((one) => kindOf(one) === 'totp');
  for (const factor of apps) if (await takeStep(store, factor, digits, clock())) return 'totp';
  return undefined;
};

/**
 * Adds a second factor, within a transaction.
 *
 * @returns recovery codes, to be shown once, where it is the first one
 */
export const addFactor = async (
  store: Store,
  userId: number,
  factor: New<SecondFactor>,
): Promise<readonly string[] | undefined> => {
  // Two that are added at the same time get the codes of one.
  const user = await store.rows(users).get(userId, 'lock');
  await store.rows(secondFactors).insert({ ...factor, userId });
  if (!user || hasSecondFactor(user)) return undefined;
  await store.rows(users).update(userId, { hasSecondFactor: 1 });
  return renewRecoveryCodes(store, userId);
};

/** Removes all by which a user proves who they are beside the password. Within a transaction. */
export const forgetFactors = async (store: Store, userId: number): Promise<void> => {
  for (const table of [secondFactors, recoveryCodes, factorSetups])
    await store.rows<Row>(table).removeWhere({ where: { userId } });
};

/** Takes all second factors from a user, and the recovery codes with them. Within a transaction. */
export const removeFactors = async (store: Store, userId: number): Promise<void> => {
  await forgetFactors(store, userId);
  await store.rows(users).update(userId, { hasSecondFactor: 0 });
};

/** Takes one second factor from a user; with the last one recovery codes go as well. @returns whether it was there */
export const removeFactor = async (store: Store, userId: number, id: number): Promise<boolean> => {
  await store.rows(users).get(userId, 'lock');
  const removed = await store.rows(secondFactors).removeWhere({ where: { id, userId } });
  if (removed === 0) return false;
  if ((await factorsOf(store, userId)).length === 0) await removeFactors(store, userId);
  return true;
};
