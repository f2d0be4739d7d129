import { isActive } from '../access/access';
import { decoyHash, isPassword } from '../access/passwords';
import { Refusal } from '../contract/Refusal';
import { type User, users } from '../tables/organisation/users';
import { admitPassword } from './admitPassword';
import { type Begun, beginSession } from './beginSession';
import { homeOrganisation } from './homeOrganisation';
import type { ServerContext } from './ServerContext';
import { type Proof, secondStep } from './secondStep';
import { logFailedSignIn } from './sessionEntries';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of a second factor, with where it comes from. */
  readonly proof: Proof;
  /** The cookie of the browser. */
  readonly browser?: string | undefined;
}

const userWith = async ({ store }: ServerContext, email: string): Promise<User | undefined> => {
  const where = { email: { ignoringCase: email } };
  return (await store.rows(users).find({ where, take: 1 }))[0];
};

/**
 * Begins a session. Who guesses learns nothing: an unknown address and a wrong password get the same answer after
 * the same time. That an account is suspended is disclosed only to whoever knows its password.
 * @throws Refusal 401, also of a generated password that is over and where a second factor is asked for, 403 where the account's organisations are suspended, or 429 after repeated failures
 */
export const signIn = async (
  context: ServerContext,
  { email, password, proof, browser }: Credentials,
): Promise<Begun> => {
  const { from } = proof;
  const account = email.trim().toLowerCase();
  const user = await userWith(context, account);
  const known = await context.browsers.knownAs(browser, user?.id ?? 0);
  const attempt = await context.throttle.begin({ account, address: from.address, known });
  const isRight = await isPassword(password, user?.passwordHash ?? decoyHash());
  const refuse = async (refusal: Refusal): Promise<never> => {
    await logFailedSignIn(context, user, from);
    throw refusal;
  };
  if (user === undefined || !isRight) return refuse(new Refusal(401, 'server.session.wrong'));
  await attempt.succeed();
  if (!isActive(user)) return refuse(new Refusal(401, 'server.session.off'));
  const factor = await secondStep(context, user, { ...proof, known });
  const enter = async (): Promise<number> => {
    const id = await homeOrganisation(context, user);
    await admitPassword(context, user, password);
    return id;
  };
  const organisationId = await enter().catch((error: unknown) => {
    if (error instanceof Refusal) return refuse(error);
    throw error;
  });
  return beginSession(context, user, organisationId, from, { factor });
};
