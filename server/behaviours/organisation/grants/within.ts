import { covers, grants, type Standing } from '../../../access/access';
import { membershipsOf } from '../../../access/memberships';
import type { CallContext, ForbiddenTargets } from '../../../contract/CallContext';
import { Refusal } from '../../../contract/Refusal';
import { rowsOf } from '../../../records/tenant';
import type { Values } from '../../../store/Store';
import type { Row } from '../../../store/Table';
import { groups } from '../../../tables/organisation/groups';
import { modules } from '../../../tables/organisation/modules';
import { users } from '../../../tables/organisation/users';
import { storedIds } from '../../../wire/references';

/** The part of a user that holds memberships and roles. */
const STANDING = [
  'organisationId',
  'organisationIds',
  'roleId',
  'roleBelow',
  'memberRoles',
  'groupIds',
] as const;

/** Checks for several users whether the caller has all that they have: once per distinct set of memberships. */
const withinOf = ({ access, call }: CallContext) => {
  const reaches = new Map<string, Promise<readonly Row[]>>();
  const standings = new Map<number, Promise<Standing>>();
  const reachOf = (user: Row) => {
    const key = membershipsOf(user)
      .map(({ organisationId }) => organisationId)
      .join();
    const reach = reaches.get(key) ?? access.reachOf(user);
    reaches.set(key, reach);
    return reach;
  };
  const ownIn = (organisation: Row) => {
    const own = standings.get(organisation.id) ?? access.standingOf(call.user, organisation);
    standings.set(organisation.id, own);
    return own;
  };
  return async (user: Row): Promise<boolean> => {
    if (call.isProvider) return true;
    // Whoever is above the provider's organisation is an administrator of it, and yet not the provider's.
    if (await access.isProvider(user)) return false;
    for (const organisation of await reachOf(user)) {
      const own = await ownIn(organisation);
      if (own.isAdministrator) continue;
      if (!covers(own, await access.standingOf(user, organisation))) return false;
    }
    return true;
  };
};

/** Whether the caller has all that a user has, or would have, in each organisation that it belongs to. */
export const isWithin = (context: CallContext, user: Row): Promise<boolean> =>
  withinOf(context)(user);

/** @throws Refusal 403 where a user has, or would have, rights that the caller hasn't */
export const requireWithin = async (context: CallContext, user: Row): Promise<void> => {
  if (!(await isWithin(context, user))) throw new Refusal(403, 'server.users.above');
};

/** Whether the caller is an administrator of an organisation, or of the provider. */
export const isAdministrator = async (
  { access, call }: CallContext,
  organisation: Row = call.organisation,
): Promise<boolean> =>
  call.isProvider || (await access.standingOf(call.user, organisation)).isAdministrator;

/** Which of the security groups of the organisation, as they are or would be, grant nothing that the caller hasn't. */
const groupsWithin = async <Group extends Values>(
  context: CallContext,
  all: readonly Group[],
): Promise<readonly Group[]> => {
  if (await isAdministrator(context)) return all;
  const { access, organisation } = context.call;
  const assigned = await rowsOf(context, modules).find({
    where: { id: storedIds(organisation.moduleIds) },
    only: ['modulekey'],
  });
  const keys = new Map(assigned.map(({ id, modulekey }) => [id, String(modulekey)]));
  // A module that the organisation hasn't is one that nobody has, until it is assigned.
  return all.filter((group) =>
    storedIds(group.moduleIds).every((id) =>
      grants(access, keys.get(id) ?? '', String(group.access)),
    ),
  );
};

/** Whether the caller has all that a security group grants. */
export const isGroupWithin = async (context: CallContext, group: Values) =>
  (await groupsWithin(context, [group])).length > 0;

/** @throws Refusal 403 where a security group grants, or would grant, what the caller hasn't */
export const requireGroupWithin = async (context: CallContext, group: Values): Promise<void> => {
  if (!(await isGroupWithin(context, group))) throw new Refusal(403, 'server.groups.above');
};

/** The groups that the caller can't put anybody into. */
export const groupsAbove = async (context: CallContext): Promise<readonly ForbiddenTargets[]> => {
  if (await isAdministrator(context)) return [];
  const rows = await rowsOf(context, groups).find({ only: ['access', 'moduleIds'] });
  const within = await groupsWithin(context, rows);
  const above = rows.filter((group) => !within.includes(group)).map(({ id }) => id);
  return [{ targets: { where: { id: above } }, because: 'server.groups.above', status: 403 }];
};

/** The modules that the caller can't give a group: those that the organisation hasn't, and those above its own rights. */
export const modulesAbove = async (
  context: CallContext,
  group: Row,
): Promise<readonly ForbiddenTargets[]> => {
  const own = storedIds(context.call.organisation.moduleIds);
  const each = own.map((id) => ({ id, access: group.access, moduleIds: [id] }));
  const within = (await groupsWithin(context, each)).map(({ id }) => id);
  return [
    { targets: { not: { where: { id: own } } }, because: 'server.groups.notOwn' },
    { targets: { not: { where: { id: within } } }, because: 'server.groups.above', status: 403 },
  ];
};

/** The people whose groups the caller can't change. */
export const usersAbove = async (context: CallContext): Promise<readonly ForbiddenTargets[]> => {
  if (context.call.isProvider) return [];
  const above: number[] = [];
  const isBelow = withinOf(context);
  for await (const user of rowsOf(context, users).each({ only: STANDING }))
    if (!(await isBelow(user))) above.push(user.id);
  return [{ targets: { where: { id: above } }, because: 'server.users.above', status: 403 }];
};
