import type { FactorKind } from '../access/secondFactor/secondFactors';
import type { StartedFrom } from '../access/sessions';
import type { SignedIn } from '../contract/call';
import { Refusal } from '../contract/Refusal';
import type { User } from '../tables/organisation/users';
import { signedIn } from './authentication';
import type { ServerContext } from './ServerContext';
import { sessionEntry } from './sessionEntries';

/** A session that has just begun, and its token, which isn't kept anywhere. */
export interface Begun extends SignedIn {
  readonly token: string;
}

interface How {
  readonly factor?: FactorKind | undefined;
  readonly call?: string;
  readonly isLogged?: boolean;
}

/**
 * Begins a session of somebody who has shown who they are, and logs it.
 *
 * @param factor the second factor that they used
 * @param call by which they have; that of a password unless given
 * @param isLogged the call has its entry already
 */
export const beginSession = async (
  context: ServerContext,
  user: User,
  organisationId: number,
  from: StartedFrom,
  { factor, call, isLogged = false }: How = {},
): Promise<Begun> => {
  const token = await context.sessions.start(
    { id: user.id, organisationId, isConfirmed: factor !== undefined },
    from,
    isLogged
      ? undefined
      : sessionEntry(context, 'signIn', { user, from, organisationId, factor, call }),
  );
  const session = await context.sessions.find(token);
  if (session === undefined) throw new Refusal(401, 'server.session.required');
  const rights = await context.access.now();
  const { id: sessionId, confirmedAt } = session;
  const who = { sessionId, confirmedAt, user: (await rights.user(user.id)) ?? user };
  return { ...(await signedIn(context, rights, who, { active: organisationId })), token };
};
