import { signInProvider as definition } from '../../../resources/organisation/signInProvider';
import { behaviour } from '../../contract/behaviour';
import type { CallContext } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import { isAdministrator } from './grants/within';

/** Whoever decides who somebody is signs in as anybody. @throws Refusal 403 */
const requireAdministrator = async (context: CallContext): Promise<void> => {
  if (!(await isAdministrator(context))) throw new Refusal(403, 'server.identity.administrators');
};

/** The provider that people of the organisation sign in with. */
export const signInProvider = behaviour(definition, {
  record: async (context) => ({ canEdit: await isAdministrator(context) }),

  mayChange: requireAdministrator,

  onSave: async (context, { after: { issuer = '' } }) => {
    await requireAdministrator(context);
    if (!context.services.identity.mayAsk(issuer))
      throw new FieldProblems(definition.name, {
        issuer: { message: 'server.identity.plain' },
      });
    return { lastModified: new Date(context.clock()).toISOString() };
  },
});
