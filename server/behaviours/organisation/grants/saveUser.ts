import { users as definition } from '../../../../resources/organisation/users';
import { sentFields } from '../../../../schemas/codec';
import { endSessions } from '../../../access/endSessions';
import { membershipIn, withMembership } from '../../../access/memberships';
import { NO_LINK } from '../../../access/passwordLinks';
import type { CallContext, Save, Saved } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import { changedFields, forbidden } from '../../../records/save/foreignValues';
import type { Changes } from '../../../store/Rows';
import type { Values } from '../../../store/Store';
import type { RowIn } from '../../../store/Table';
import { users } from '../../../tables/organisation/users';
import { requireAdministrators } from './lastAdministrator';
import { askBeforeLowering } from './ownRights';
import { requireWithin } from './within';

type User = RowIn<typeof users>;

/** What a membership holds; all else is the account's, which the home organisation keeps. */
const OF_MEMBERSHIP: readonly string[] = ['roleId', 'roleBelow'];

/** @throws FieldProblems 403 for what of a guest's account would change */
const refuseAccount = (before: User, after: Values): void => {
  const changed = changedFields(sentFields(definition, 'update'), before, after).filter(
    ([name]) => !OF_MEMBERSHIP.includes(name),
  );
  if (changed.length > 0) throw forbidden('users', changed, 'server.users.elsewhere');
};

/** A guest's account as it is, with what was sent as its role here. */
const asGuest = ({ call }: CallContext, before: User, after: Changes<User>): Values => {
  refuseAccount(before, after);
  const { id: organisationId } = call.organisation;
  const present = membershipIn(before, organisationId);
  const { roleId, roleBelow } = call.body;
  return {
    roleId: before.roleId,
    roleBelow: before.roleBelow ?? 0,
    ...withMembership(before, {
      organisationId,
      roleId: Number(roleId === undefined ? present?.roleId : after.roleId),
      countsBelow: roleBelow === undefined ? !!present?.countsBelow : after.roleBelow === 1,
    }),
  };
};

/** People sign in by their address, so it is unique across all organisations. @throws FieldProblems 409 */
const requireOwnAddress = async (
  { store }: CallContext,
  before: User | undefined,
  email: string | undefined,
): Promise<void> => {
  const others = await store.rows(users).count({
    where: { email: { ignoringCase: email ?? '' } },
    not: { where: { id: before?.id ?? [] } },
  });
  if (others > 0)
    throw new FieldProblems('users', { email: { message: 'server.users.email' } }, 409);
};

/**
 * What a save of a user stores, checked against the caller's own rights, and against what must not get lost.
 */
export const saveUser = async (
  context: CallContext,
  { before, after }: Save<User>,
): Promise<Values> => {
  const { call } = context;
  if (before?.id === call.user.id && after.active !== 1)
    throw new FieldProblems('users', { active: { message: 'server.users.selfOff' } }, 409);
  await requireOwnAddress(context, before, after.email);
  const isGuest = before !== undefined && before.organisationId !== call.organisation.id;
  const values = isGuest ? asGuest(context, before, after) : {};
  const saved = { ...before, ...after, ...values, id: before?.id ?? 0 };
  await requireWithin(context, saved);
  if (before) {
    await requireAdministrators(context, before, saved);
    await askBeforeLowering(context, saved);
  }
  // A link that is on its way to another address isn't theirs any more.
  return before && before.email !== after.email ? { ...values, ...NO_LINK } : values;
};

/** Who is switched off is out at once. */
export const afterSavingUser = async (
  { store }: CallContext,
  { row }: Saved<User>,
): Promise<void> => {
  if (row.active !== 1) await endSessions(store, { userId: row.id });
};
