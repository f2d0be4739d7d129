import { ancestorsOf } from '../../../access/access';
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
import type { Row } from '../../../store/Store';
import { sentText } from '../../../wire/sent';
import { requireAdministrators } from './lastAdministrator';
import { askBeforeLowering } from './ownRights';

/** The organisations whose people the caller may know: those above the active one, and those it works for itself. */
const circleOf = async ({ call, store }: CallContext): Promise<ReadonlySet<number>> => {
  const above = ancestorsOf(call.organisation, (await store.find('organisations')).rows);
  return new Set([...above, ...call.organisations].map(({ id }) => id));
};

/** @throws FieldProblems that don't tell whether an organisation outside the caller's circle has such a user */
const known = async (context: CallContext, email: string): Promise<Row> => {
  const where = { email: { ignoringCase: email } };
  const [user] = (await context.store.find('users', { where, take: 1 })).rows;
  const circle = await circleOf(context);
  if (user && membershipsOf(user).some(({ organisationId }) => circle.has(organisationId)))
    return user;
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
  await store.update('users', user.id, withMembership(user, membership));
  return ok({ message: call.text('server.users.joined', params), last_id: user.id });
};

/** Adds somebody who has an account already to the active organisation, without any right. */
export const addMember = (context: CallContext): Promise<Reply> => inTransaction(context, add);

/** The user's row without what it has in an organisation. */
export const leaving = async (
  context: CallContext,
  user: Row,
  organisationId: number,
): Promise<Row> => {
  const { rows } = await context.store.find('groups', { where: { organisationId } });
  const groupIds = rows.map(({ id }) => id);
  return { ...user, ...withoutMembership(user, organisationId, groupIds) };
};

/** Ends that a guest belongs to the active organisation; the account stays. */
export const removeMember = async (context: CallContext, user: Row): Promise<Reply> => {
  const { call, store } = context;
  const { id: organisationId, name } = call.organisation;
  if (user.organisationId === organisationId) throw new Refusal(409, 'server.users.home');
  const { id, ...after } = await leaving(context, user, organisationId);
  await requireAdministrators(context, user, { ...after, id });
  await askBeforeLowering(context, { ...after, id });
  await store.update('users', id, after);
  const params = { person: titleOfRow(context, 'users', user), name: String(name) };
  return ok({ message: call.text('server.users.left', params) });
};
