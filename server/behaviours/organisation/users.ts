import { users as definition } from '../../../resources/organisation/users';
import { endSessions } from '../../access/endSessions';
import { endOfGenerated } from '../../access/generatedPasswords';
import { ADMINISTRATOR, membershipIn, OPERATOR } from '../../access/memberships';
import { NO_LINK } from '../../access/passwordLinks';
import { forgetFactors, removeFactors } from '../../access/secondFactor/secondFactors';
import { behaviour } from '../../contract/behaviour';
import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { ok } from '../../contract/reply';
import { forgetFollows } from '../../records/follows/removeFollows';
import { rowsOf } from '../../records/tenant';
import { forgetViews } from '../../records/views/forgetViews';
import type { Condition } from '../../store/Query';
import type { Values } from '../../store/Store';
import type { RowIn } from '../../store/Table';
import { groups } from '../../tables/organisation/groups';
import { organisations } from '../../tables/organisation/organisations';
import { roles } from '../../tables/organisation/roles';
import { users as table } from '../../tables/organisation/users';
import { newPassword, resetPassword } from '../passwordReset';
import { pickAll } from '../pick';
import { rowsById } from '../rowsById';
import { sendPasswordLink, sendsLinks } from './account/passwordLink';
import { requireAdministrators } from './grants/lastAdministrator';
import { addMember, limitTryingOut, removeMember } from './grants/members';
import { askBeforeLowering } from './grants/ownRights';
import { afterSavingUser, saveUser } from './grants/saveUser';
import { groupsAbove, isAdministrator, isWithin, requireWithin } from './grants/within';

type User = RowIn<typeof table>;

/** A guest's rights are the organisation's own affair, the account itself is its home's. */
const requireHome = ({ call }: CallContext, { organisationId }: User): void => {
  if (organisationId !== call.organisation.id) throw new Refusal(403, 'server.users.elsewhere');
};

/** What a user is in the active organisation. */
const partHere = ({ call: { organisation } }: CallContext, user: User) => {
  const { roleId = OPERATOR, countsBelow = false } = membershipIn(user, organisation.id) ?? {};
  const isGuest = user.organisationId !== organisation.id;
  return { roleId, roleBelow: countsBelow ? 1 : 0, isGuest };
};

/** The roles that the caller may give, and the one that the user has. */
const offeredRoles = async (context: CallContext, user: User | undefined) => {
  const all = await rowsOf(context, roles).find();
  const present = user && partHere(context, user).roleId;
  if (await isAdministrator(context)) return all;
  return all.filter(({ id }) => id !== ADMINISTRATOR || id === present);
};

/** What lists return of users: where they are at home, and what they are here. */
const listedValues = async (context: CallContext, rows: readonly User[]) => {
  const homes = await rowsById(
    context.store.rows(organisations),
    rows.map(({ organisationId }) => organisationId),
    ['name'],
  );
  const roleOf = (user: User) => partHere(context, user).roleId;
  const named = await rowsById(rowsOf(context, roles), rows.map(roleOf), ['name']);
  const groupIds = rows.flatMap((user) => user.groupIds ?? []);
  const joined = await rowsById(rowsOf(context, groups), groupIds, ['name']);
  return (user: User): Values => ({
    organisationId: user.organisationId,
    organisationName: homes.get(user.organisationId)?.name ?? '',
    roleName: named.get(roleOf(user))?.name ?? '',
    groupNames: (user.groupIds ?? [])
      .flatMap((id) => joined.get(id)?.name ?? [])
      .sort((one, other) => one.localeCompare(other))
      .join(', '),
  });
};

/** The users who have one of these roles here. */
const withRoles = (
  { call: { organisation } }: CallContext,
  roleId: readonly number[],
): Condition<User> => {
  const organisationId = organisation.id;
  const atHome: Condition<User> = { where: { organisationId } };
  const given: Condition<User> = { has: { memberRoles: { where: { organisationId } } } };
  return {
    any: [
      { where: { organisationId, roleId } },
      { not: atHome, has: { memberRoles: { where: { organisationId, roleId } } } },
      // Who was never given a role has the least there is.
      ...(roleId.includes(OPERATOR) ? [{ not: { any: [atHome, given] } }] : []),
    ],
  };
};

/** The users whose role here has a word in its name. */
const inRoles = async (context: CallContext, word: string): Promise<Condition<User>> => {
  const search = { text: word, fields: ['name'] };
  const found = await rowsOf(context, roles).find({ search, only: [] });
  return withRoles(
    context,
    found.map(({ id }) => id),
  );
};

/** The users who are in a group with a word in its name. */
const inGroups = async (context: CallContext, word: string): Promise<Condition<User>> => {
  const search = { text: word, fields: ['name'] };
  const found = await rowsOf(context, groups).find({ search, only: [] });
  return { where: { groupIds: { contains: found.map(({ id }) => id) } } };
};

/** Dashboard users: those whose home is the organisation, and guests who belong to it as well. */
export const users = behaviour(definition, table, {
  first: async ({ call: { organisation } }) => ({
    organisationId: organisation.id,
    organisationIds: [organisation.id],
    groupIds: [],
  }),

  virtual: {
    names: ['organisationName', 'roleName', 'groupNames'],
    of: listedValues,
    found: { roleName: inRoles, groupNames: inGroups },
  },

  asks: {
    role: (id, context) => withRoles(context, [Number(id)]),
    groupId: (id) => ({ where: { groupIds: { contains: Number(id) } } }),
  },

  record: async (context, row) => ({
    ...(row && { ...partHere(context, row), canEdit: await isWithin(context, row) }),
    canSendLink: await sendsLinks(context),
    availableRoles: pickAll(await offeredRoles(context, row), ['name']),
  }),

  mayChange: requireWithin,

  beforeSave: limitTryingOut,
  beforeCreate: async ({ clock }) => {
    const { values, ...prepared } = await newPassword();
    return { ...prepared, values: { ...values, passwordExpires: endOfGenerated(clock) } };
  },

  onSave: saveUser,
  afterSave: afterSavingUser,

  mayRemove: async (context, row) => {
    if (row.id === context.call.user.id) throw new Refusal(409, 'server.users.self');
    requireHome(context, row);
    await requireWithin(context, row);
    await requireAdministrators(context, row);
  },

  onRemove: async ({ store }, { id }) => {
    await forgetFactors(store, id);
    await forgetViews(store, id);
    await forgetFollows(store, id);
  },

  links: {
    groups: {
      forbidden: groupsAbove,
      onRemoved: async (context, { id }) => {
        const after = await context.store.rows(table).get(id);
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
        return resetPassword(context, definition, row, async ({ store, clock }) => {
          await store
            .rows(table)
            .update(row.id, { passwordExpires: endOfGenerated(clock), ...NO_LINK });
          await endSessions(store, { userId: row.id }, context.call.sessionId);
        });
      },
    },
    sendPasswordLink: {
      right: 'update',
      run: async (context, row) => {
        requireHome(context, row);
        return sendPasswordLink(context, row);
      },
    },
    removeMember: { right: 'delete', isWriting: true, run: removeMember },
    removeSecondFactors: {
      right: 'update',
      isWriting: true,
      run: async (context, row) => {
        requireHome(context, row);
        await removeFactors(context.store, row.id);
        // Whoever has found the phone may have a session as well.
        await endSessions(context.store, { userId: row.id }, context.call.sessionId);
        return ok({ message: context.call.text('server.users.secondFactorsRemoved') });
      },
    },
  },
});
