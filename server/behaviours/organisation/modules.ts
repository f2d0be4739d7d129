import { modules as definition } from '../../../resources/organisation/modules';
import { behaviour } from '../../contract/behaviour';
import { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';

/** The module that rights are managed in: nobody could bring it back who had lost it. */
export const ADMINISTRATION = 'administration';

/** Modules, which all organisations share. */
export const modules = behaviour(definition, {
  onSave: async (_context, { before, after: { modulekey } }) => {
    if (before?.modulekey === ADMINISTRATION && modulekey !== ADMINISTRATION)
      throw new FieldProblems('modules', { modulekey: { message: 'server.modules.needed' } }, 409);
    return {};
  },

  mayRemove: async (_work, { modulekey }) => {
    if (modulekey === ADMINISTRATION) throw new Refusal(409, 'server.modules.needed');
  },
});
