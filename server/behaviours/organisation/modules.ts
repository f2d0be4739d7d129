import { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import type { Row } from '../../store/Store';
import { behaviour } from '../Behaviour';

/** The module that rights are managed in: nobody could bring it back who had lost it. */
export const ADMINISTRATION = 'administration';

/** Modules, which all organisations share. */
export const modules = behaviour({
  onSave: async ({ store }, { before, after: { modulekey } }) => {
    if (before?.modulekey === ADMINISTRATION && modulekey !== ADMINISTRATION)
      throw new FieldProblems('modules', { modulekey: { message: 'server.modules.needed' } }, 409);
    const match = (row: Row) => row.id !== before?.id && row.modulekey === modulekey;
    if ((await store.find('modules', { match, take: 0 })).total > 0)
      throw new FieldProblems('modules', { modulekey: { message: 'server.modules.key' } }, 409);
    return {};
  },

  onRemove: async (_work, { modulekey }) => {
    if (modulekey === ADMINISTRATION) throw new Refusal(409, 'server.modules.needed');
  },
});
