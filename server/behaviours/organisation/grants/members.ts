import { isSuspended } from '../../../access/access';
import {
  membershipIn,
  membershipsOf,
  OPERATOR,
  withMembership,
  withoutMembership,
} from '../../../access/memberships';
import { type CallContext, inTransaction } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import { sentPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { ok, type Reply } from '../../../contract/reply';
import { titleOfRow } from '../../../records/references/titles';
import type { Changes } from '../../../store/Rows';
import type { RowIn } from '../../../store/Table';
import { groups } from '../../../tables/organisation/groups';
import { users } from '../../../tables/organisation/users';
import { sentText } from '../../../wire/sent';
import { organisationsAbove } from './above';
import { requireAdministrators } from './lastAdministrator';
import { askBeforeLowering } from './ownRights';

type User = RowIn<typeof users>;

/** The organisations whose people the caller may know: those above the active one, and those it works for itself. */
const circleOf = async (context: CallContext): Promise<ReadonlySet<number>> => {
  const { organisation, organisations } = context.call;
  const parentId = typeof organisation.parentId === 'number' ? organisation.parentId : null;
  const above = await organisationsAbove(context, parentId, (row) => !isSuspended(row));
  return new Set([...above, ...organisations].map(({ id }) => id));
};

const isKnown = async (context: CallContext, user: User): Promise<boolean> => {
  const circle = await circleOf(context);
  return membershipsOf(user).some(({ organisationId }) => circle.has(organisationId));
};

const withAddress = async ({ store }: CallContext, email: string): Promise<User | undefined> => {
  const where = { email: { ignoringCase: email } };
  return (await store.rows(users).find({ where, take: 1 }))[0];
};

/**
 * Addresses sign in, so that none can stand twice, and whoever is refused one learns that it is taken. Of accounts
 * outside the caller's circle few are disclosed in an hour.
 *
 * @throws Refusal 429
 */
export const limitTryingOut = async (context: CallContext): Promise<void> => {
  const { call, throttle } = context;
  const { email } = call.body;
  if (call.isProvider || typeof email !== 'string') return;
  await throttle.refuseTryingOut(call.organisation.id);
  const user = await withAddress(context, email.trim());
  if (user && !(await isKnown(context, user))) await throttle.countTriedOut(call.organisation.id);
};

/** @throws FieldProblems that don't disclose whether an organisation outside the caller's circle has such a user */
const known = async (context: CallContext, email: string): Promise<User> => {
  const found = await withAddress(context, email);
  const user = found && (await context.store.rows(users).get(found.id, 'lock'));
  if (user && (await isKnown(context, user))) return user;
  throw new FieldProblems('users', { email: { message: 'server.users.unknown' } }, 404);
};

const add = async (context: CallContext): Promise<Reply> => {
  const { call, store } = context;
  const email = sentPart(call.body, 'email', sentText).trim();
  if (email === '') throw new FieldProblems('users', { email: { message: 'required' } });
  const user = await known(context, email);
  const { id: organisationId, name } = call.organisation;
  const params = { person: titleOfRow(context, 'users', user), name: String(name) };
  if (membershipIn(user, organisationId)) throw new Refusal(409, 'server.users.isMember', params);
  const membership = { organisationId, roleId: OPERATOR, countsBelow: false };
  await store.rows(users).update(user.id, withMembership(user, membership));
  return ok({ message: call.text('server.users.joined', params), last_id: user.id });
};

/** Adds somebody who has an account already to the active organisation, without any right. */
export const addMember = (context: CallContext): Promise<Reply> => inTransaction(context, add);

/** What is stored of users who no longer belong to an organisation. */
export const leaving = async (
  { store }: CallContext,
  organisationId: number,
): Promise<(user: User) => Changes<User>> => {
  const own = await store.rows(groups, organisationId).find({ only: [] });
  const groupIds = own.map(({ id }) => id);
  return (user) => withoutMembership(user, organisationId, groupIds);
};

/** Ends that a guest belongs to the active organisation; the account stays. */
export const removeMember = async (context: CallContext, user: User): Promise<Reply> => {
  const { call, store } = context;
  const { id: organisationId, name } = call.organisation;
  if (user.organisationId === organisationId) throw new Refusal(409, 'server.users.home');
  const changes = (await leaving(context, organisationId))(user);
  const after = { ...user, ...changes };
  await requireAdministrators(context, user, after);
  await askBeforeLowering(context, after);
  await store.rows(users).update(user.id, changes);
  const params = { person: titleOfRow(context, 'users', user), name: String(name) };
  return ok({ message: call.text('server.users.left', params) });
};
