import { users as definition } from '../../../resources/organisation/users';
import { ADMINISTRATOR, membershipIn, OPERATOR } from '../../access/memberships';
import type { Behaviour, CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { findRows } from '../../records/tenant';
import type { Row, Values } from '../../store/Store';
import { storedIds } from '../../wire/references';
import { newPassword, resetPassword } from '../passwordReset';
import { pickAll } from '../pick';
import { requireAdministrators } from './grants/lastAdministrator';
import { addMember, removeMember } from './grants/members';
import { askBeforeLowering } from './grants/ownRights';
import { afterSavingUser, saveUser } from './grants/saveUser';
import { groupsAbove, isAdministrator, isWithin, requireWithin } from './grants/within';

/** A guest's rights are the organisation's own affair, the account itself is its home's. */
const requireHome = ({ call }: CallContext, { organisationId }: Row): void => {
  if (organisationId !== call.organisation.id) throw new Refusal(403, 'server.users.elsewhere');
};

/** What a user is in the active organisation. */
const partHere = ({ call: { organisation } }: CallContext, user: Row): Values => {
  const { roleId = OPERATOR, countsBelow = false } = membershipIn(user, organisation.id) ?? {};
  const isGuest = user.organisationId !== organisation.id;
  return { roleId, roleBelow: countsBelow ? 1 : 0, isGuest };
};

/** The roles that the caller may give, and the one that the user has. */
const offeredRoles = async (context: CallContext, user: Row | undefined) => {
  const { rows } = await findRows(context, 'roles');
  const present = user && partHere(context, user).roleId;
  if (await isAdministrator(context)) return rows;
  return rows.filter(({ id }) => id !== ADMINISTRATOR || id === present);
};

const namesOf = async (context: CallContext, collection: string) =>
  new Map((await findRows(context, collection)).rows.map(({ id, name }) => [id, String(name)]));

/** Dashboard users: those whose home is the organisation, and guests who belong to it as well. */
export const users: Behaviour = {
  alsoStored: ['passwordHash', 'organisationIds', 'memberRoles'],

  first: async ({ call: { organisation } }) => ({
    organisationId: organisation.id,
    organisationIds: [organisation.id],
    groupIds: [],
  }),

  virtual: {
    names: ['organisationName', 'roleName', 'groupNames'],
    of: async (context) => {
      const { rows } = await context.store.find('organisations');
      const homes = new Map(rows.map(({ id, name }) => [id, name]));
      const roles = await namesOf(context, 'roles');
      const groups = await namesOf(context, 'groups');
      return (user) => ({
        organisationId: user.organisationId,
        organisationName: homes.get(Number(user.organisationId)) ?? '',
        roleName: roles.get(Number(partHere(context, user).roleId)) ?? '',
        groupNames: storedIds(user.groupIds)
          .flatMap((id) => groups.get(id) ?? [])
          .sort((one, other) => one.localeCompare(other))
          .join(', '),
      });
    },
  },

  record: async (context, row) => ({
    ...(row && { ...partHere(context, row), canEdit: await isWithin(context, row) }),
    availableRoles: pickAll(await offeredRoles(context, row), ['name']),
  }),

  mayChange: requireWithin,

  beforeCreate: newPassword,

  onSave: saveUser,
  afterSave: afterSavingUser,

  mayRemove: async (context, row) => {
    if (row.id === context.call.user.id) throw new Refusal(409, 'server.users.self');
    requireHome(context, row);
    await requireWithin(context, row);
    await requireAdministrators(context, row);
  },

  links: {
    groups: {
      forbidden: groupsAbove,
      onRemoved: async (context, { id }) => {
        const after = await context.store.get('users', id);
        if (after) await askBeforeLowering(context, after);
      },
    },
  },

  functions: { addMember: { right: 'create', run: addMember } },

  recordFunctions: {
    resetpassword: {
      right: 'update',
      run: async (context, row) => {
        requireHome(context, row);
        const reply = await resetPassword(context, definition, row);
        await context.sessions.endAllOf(row.id, context.call.sessionId);
        return reply;
      },
    },
    removeMember: { right: 'delete', isWriting: true, run: removeMember },
  },
};
