import type { FactorKind } from '../access/secondFactor/secondFactors';
import type { StartedFrom } from '../access/sessions';
import { addEntry, firstEntry } from '../records/audit/entries';
import type { Row, Store } from '../store/Store';
import type { AuditAction, AuditChange } from '../tables/organisation/auditLog';
import { type User, users } from '../tables/organisation/users';
import type { ServerContext } from './ServerContext';

type SessionAction = Extract<
  AuditAction,
  'signIn' | 'signInFailed' | 'signOut' | 'secondFactor' | 'secondFactorFailed'
>;

const calls = {
  signIn: 'POST session',
  signInFailed: 'POST session',
  signOut: 'DELETE session',
  secondFactor: 'POST session/secondfactor',
  secondFactorFailed: 'POST session/secondfactor',
} as const satisfies Record<SessionAction, string>;

/** Who did something with a session, from where, in the log of which organisation. */
interface SessionEvent {
  readonly user?: Row;
  readonly from: StartedFrom;
  readonly organisationId: number;
  /** The second factor that was used. */
  readonly factor?: FactorKind | undefined;
  /** By which call; that of the action unless given. */
  readonly call?: string | undefined;
}

/** Which second factor somebody used, as an entry's change. */
const usedFactor = ({ id }: Row, factor: FactorKind): AuditChange => ({
  id: 1,
  resource: users.name,
  recordId: id,
  recordName: '',
  change: 'update',
  field: 'secondFactor',
  before: '',
  after: factor,
});

/** Adds to an organisation's log that somebody signed in or out. @returns what does it within a transaction */
export const sessionEntry =
  (
    { clock, onEntry }: Pick<ServerContext, 'clock' | 'onEntry'>,
    action: SessionAction,
    { user, from, organisationId, factor, call = calls[action] }: SessionEvent,
  ) =>
  (store: Store) => {
    const entry = firstEntry({ user, ...from }, action, call, clock);
    const changes = user && factor ? [usedFactor(user, factor)] : [];
    return addEntry(store, organisationId, { ...entry, changes }, onEntry);
  };

/**
 * Logs an attempt that failed: in the home organisation of the account, or where there is no such account in the
 * provider's. What was typed isn't logged, since it may be a password.
 *
 * @param call by which they tried; that of a password unless given
 */
export const logFailedSignIn = async (
  context: ServerContext,
  user: Row | undefined,
  from: StartedFrom,
  call?: string,
): Promise<void> => {
  // Asked for in either case, which then take as long.
  const provider = await context.access.providerOrganisation();
  const organisationId = Number(user?.organisationId ?? provider?.id);
  if (!Number.isInteger(organisationId)) return;
  await context.store.transaction(
    sessionEntry(context, 'signInFailed', { user, from, organisationId, call }),
  );
};

/** Logs that a code of a second factor was wrong, in the home organisation of the account. */
export const logFailedStep = (
  context: ServerContext,
  user: User,
  from: StartedFrom,
): Promise<unknown> =>
  context.store.transaction(
    sessionEntry(context, 'secondFactorFailed', {
      user,
      from,
      organisationId: Number(user.organisationId),
    }),
  );
