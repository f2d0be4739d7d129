import type { Behaviour } from '../../contract/CallContext';
import { findRows } from '../../records/tenant';
import type { Row } from '../../store/Store';
import { storedIds } from '../../wire/references';
import { askBeforeLessGranted, askBeforeLowering } from './grants/ownRights';
import { isGroupWithin, modulesAbove, requireGroupWithin, usersAbove } from './grants/within';

/** Security groups. Nobody gives or takes through one what they haven't themselves. */
export const groups: Behaviour = {
  virtual: {
    names: ['moduleNames'],
    of: async (context) => {
      const own = storedIds(context.call.organisation.moduleIds);
      const { rows } = await findRows(context, 'modules', {
        where: { id: own },
        sort: [{ field: 'name', order: 'asc' }],
      });
      return ({ moduleIds }) => {
        const granted = storedIds(moduleIds);
        const names = rows.filter(({ id }) => granted.includes(id)).map(({ name }) => name);
        return { moduleNames: names.join(', ') };
      };
    },
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
        const moduleIds = storedIds(group.moduleIds).filter((known) => known !== id);
        await askBeforeLessGranted(context, group, { ...group, moduleIds });
      },
    },
    members: {
      forbidden: usersAbove,
      onRemoved: async (context, _group, { id }) => {
        const after: Row | undefined = await context.store.get('users', id);
        if (after) await askBeforeLowering(context, after);
      },
    },
  },
};
