import { groups as definition } from '../../../resources/organisation/groups';
import { behaviour } from '../../contract/behaviour';
import type { CallContext } from '../../contract/CallContext';
import { rowsOf } from '../../records/tenant';
import type { Condition } from '../../store/Query';
import { modules } from '../../tables/organisation/modules';
import { users } from '../../tables/organisation/users';
import { storedIds } from '../../wire/references';
import { askBeforeLessGranted, askBeforeLowering } from './grants/ownRights';
import { isGroupWithin, modulesAbove, requireGroupWithin, usersAbove } from './grants/within';

/** The groups that grant a module, of those that the organisation has, with a word in its name. */
const granting = async (context: CallContext, word: string): Promise<Condition> => {
  const found = await rowsOf(context, modules).find({
    where: { id: storedIds(context.call.organisation.moduleIds) },
    search: { text: word, fields: ['name'] },
    only: [],
  });
  return { where: { moduleIds: { contains: found.map(({ id }) => id) } } };
};

/** Security groups. Nobody gives or takes through one what they haven't themselves. */
export const groups = behaviour(definition, {
  virtual: {
    names: ['moduleNames'],
    of: async (context, rows) => {
      const granted = new Set(rows.flatMap(({ moduleIds = [] }) => moduleIds));
      const own = storedIds(context.call.organisation.moduleIds);
      const known = await rowsOf(context, modules).find({
        where: { id: own.filter((id) => granted.has(id)) },
        sort: [{ field: 'name', order: 'asc' }],
        only: ['name'],
      });
      return ({ moduleIds = [] }) => {
        const names = known.filter(({ id }) => moduleIds.includes(id)).map(({ name }) => name);
        return { moduleNames: names.join(', ') };
      };
    },
    found: { moduleNames: granting },
  },

  record: async (context, row) => (row ? { canEdit: await isGroupWithin(context, row) } : {}),

  mayChange: requireGroupWithin,

  onSave: async (context, { before, after }) => {
    await requireGroupWithin(context, after);
    if (before) await askBeforeLessGranted(context, before, { ...after, id: before.id });
    return {};
  },

  onRemove: (context, group) => askBeforeLessGranted(context, group),

  links: {
    modules: {
      forbidden: modulesAbove,
      onRemoved: async (context, group, { id }) => {
        const moduleIds = (group.moduleIds ?? []).filter((known) => known !== id);
        await askBeforeLessGranted(context, group, { ...group, moduleIds });
      },
    },
    members: {
      forbidden: usersAbove,
      onRemoved: async (context, _group, { id }) => {
        const after = await context.store.rows(users).get(id);
        if (after) await askBeforeLowering(context, after);
      },
    },
  },
});
