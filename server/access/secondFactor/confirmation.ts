import type { SignedIn } from '../../contract/call';
import type { Clock } from '../../contract/clock';
import { Refusal } from '../../contract/Refusal';
import type { Store } from '../../store/Store';
import type { AuditAction } from '../../tables/organisation/auditLog';
import { hasSecondFactor, kindsOf } from './secondFactors';

/** How long after its use a second factor isn't asked for again within a session, in milliseconds. */
const CONFIRMED_FOR = 10 * 60_000;

/** What is done with a second factor that was used just now. */
const guarded: ReadonlySet<AuditAction> = new Set([
  'password',
  'suspension',
  'grant',
  'secondFactor',
  'secret',
]);

interface Context {
  readonly store: Store;
  readonly clock: Clock;
}

/**
 * Asks again those who have a second factor, unless they have used it just now.
 *
 * @throws Refusal 403 with what is accepted
 */
export const requireConfirmed = async (
  { store, clock }: Context,
  { user, confirmedAt }: Pick<SignedIn, 'user' | 'confirmedAt'>,
): Promise<void> => {
  if (!hasSecondFactor(user)) return;
  const age = clock() - (confirmedAt ?? 0);
  // Of a clock that was set back nothing is known.
  if (confirmedAt !== undefined && age >= 0 && age < CONFIRMED_FOR) return;
  const parts = { asksFor: 'secondFactor', secondFactor: await kindsOf(store, user.id) };
  throw new Refusal(403, 'server.secondFactor.again', {}, { parts });
};

/** The same where the audit log files what was done as something that needs it. @throws Refusal 403 */
export const requireConfirmedFor = async (
  action: AuditAction,
  context: Context,
  caller: Pick<SignedIn, 'user' | 'confirmedAt'>,
): Promise<void> => {
  if (guarded.has(action)) await requireConfirmed(context, caller);
};
