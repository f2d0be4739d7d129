import { users as definition } from '../../../resources/organisation/users';
import type { Behaviour } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import { findRows } from '../../records/tenant';
import { newPassword, resetPassword } from '../passwordReset';
import { pickAll } from '../pick';

/** Dashboard users: those whose home is the organisation, and guests who belong to it as well. */
export const users: Behaviour = {
  alsoStored: ['passwordHash', 'organisationIds'],
  first: async ({ call: { organisation } }) => ({
    organisationId: organisation.id,
    organisationIds: [organisation.id],
    groupIds: [],
  }),

  virtual: {
    names: ['organisationName'],
    of: async ({ store }) => {
      const { rows } = await store.find('organisations');
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      return ({ organisationId }) => ({
        organisationId,
        organisationName: names.get(Number(organisationId)) ?? '',
      });
    },
  },

  record: async (context) => ({
    availableRoles: pickAll((await findRows(context, 'roles')).rows, ['name']),
  }),

  // A guest's rights are the organisation's own affair, the account itself is its home's.
  mayChange: async ({ call: { organisation } }, { organisationId }, link) => {
    if (link !== 'groups' && organisationId !== organisation.id)
      throw new Refusal(403, 'server.users.elsewhere');
  },

  beforeCreate: newPassword,

  onSave: async ({ store, call: { user } }, { before, after: { email, active } }) => {
    if (before?.id === user.id && active !== 1)
      throw new FieldProblems('users', { active: { message: 'server.users.selfOff' } }, 409);
    const others = await store.find('users', {
      where: { email: { ignoringCase: String(email) } },
      not: { where: { id: before?.id ?? [] } },
      take: 0,
    });
    // People sign in by their address, so it is unique across all organisations.
    if (others.total > 0)
      throw new FieldProblems('users', { email: { message: 'server.users.email' } }, 409);
    return {};
  },

  mayRemove: async ({ call: { user } }, { id }) => {
    if (id === user.id) throw new Refusal(409, 'server.users.self');
  },

  recordFunctions: {
    resetpassword: {
      right: 'update',
      run: async (context, row) => {
        const reply = await resetPassword(context, definition, row);
        await context.sessions.endAllOf(row.id, context.call.sessionId);
        return reply;
      },
    },
  },
};
