import type { StartedFrom } from '../../../access/sessions';
import type { Clock } from '../../../contract/clock';
import { addEntry, firstEntry, type OnEntry } from '../../../records/audit/entries';
import { nameOfPerson } from '../../../records/texts';
import type { Store } from '../../../store/Store';
import type { AuditChange } from '../../../tables/organisation/auditLog';
import { type User, users } from '../../../tables/organisation/users';

/** The call that ends a sign-in at a provider. */
export const ANSWER = 'POST session/provider/answer';

interface Context {
  readonly clock: Clock;
  readonly onEntry: OnEntry;
}

interface Change {
  readonly user: User;
  readonly from: StartedFrom;
  /** Whether the account was made. */
  readonly isNew: boolean;
  /** Those that the account is in from now on, where they aren't those of before. */
  readonly groupIds: readonly number[] | undefined;
}

/** Adds to an organisation's log what a sign-in with its provider changed of an account. */
export const accountEntry = async (
  { clock, onEntry }: Context,
  store: Store,
  { user, from, isNew, groupIds }: Change,
): Promise<void> => {
  const subject = { resource: users.name, recordId: user.id, recordName: nameOfPerson(user) };
  const change: AuditChange['change'] = isNew ? 'create' : 'update';
  const changes: readonly AuditChange[] = groupIds
    ? [
        {
          ...{ id: 1, ...subject, change, field: 'groupIds' },
          before: (user.groupIds ?? []).join(', '),
          after: groupIds.join(', '),
        },
      ]
    : [];
  const action = groupIds ? 'grant' : 'create';
  const entry = { ...firstEntry({ user, ...from }, action, ANSWER, clock), ...subject, changes };
  await addEntry(store, user.organisationId, entry, onEntry);
};
