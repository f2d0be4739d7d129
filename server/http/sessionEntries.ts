import type { StartedFrom } from '../access/sessions';
import { addEntry, firstEntry } from '../records/audit/entries';
import type { Row, Store } from '../store/Store';
import type { AuditAction } from '../tables/organisation/auditLog';
import type { ServerContext } from './ServerContext';

type SessionAction = Extract<AuditAction, 'signIn' | 'signInFailed' | 'signOut'>;

const calls = {
  signIn: 'POST session',
  signInFailed: 'POST session',
  signOut: 'DELETE session',
} as const satisfies Record<SessionAction, string>;

/** Adds to an organisation's log that somebody signed in or out. @returns what does it within a transaction */
export const sessionEntry =
  (
    { clock, onEntry }: Pick<ServerContext, 'clock' | 'onEntry'>,
    action: SessionAction,
    { user, from, organisationId }: { user?: Row; from: StartedFrom; organisationId: number },
  ) =>
  (store: Store) => {
    const entry = firstEntry({ user, ...from }, action, calls[action], clock);
    return addEntry(store, organisationId, entry, onEntry);
  };

/**
 * Logs an attempt that failed: in the home organisation of the account, or where there is no such account in the
 * provider's. What was typed isn't logged, since it may be a password.
 */
export const logFailedSignIn = async (
  context: ServerContext,
  user: Row | undefined,
  from: StartedFrom,
): Promise<void> => {
  // Asked for in either case, which then take as long.
  const provider = await context.access.providerOrganisation();
  const organisationId = Number(user?.organisationId ?? provider?.id);
  if (!Number.isInteger(organisationId)) return;
  await context.store.transaction(
    sessionEntry(context, 'signInFailed', { user, from, organisationId }),
  );
};
