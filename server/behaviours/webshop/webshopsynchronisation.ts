import { webshopsynchronisation as definition } from '../../../resources/webshop/webshopsynchronisation';
import { isBlank, isMask } from '../../../schemas';
import type { Behaviour, CallContext } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { ok, type Reply } from '../../contract/reply';
import type { Row } from '../../store/Store';
import { acceptFields } from '../../wire/fields';

const { within: _, ...accessToken } = definition.fields.accessToken;

/** Puts another token in the place of the stored one, which its mask is none to. @throws FieldProblems */
const updateToken = async (context: CallContext, row: Row): Promise<Reply> => {
  const { changes, problems } = acceptFields(context.call.body, { accessToken }, row);
  if (Object.keys(problems).length > 0) throw new FieldProblems(definition.name, problems);
  if (isMask(String(context.call.body.accessToken)))
    throw new FieldProblems(definition.name, { accessToken: { message: 'wholeSecret' } });
  if (isBlank(changes.accessToken))
    throw new FieldProblems(definition.name, { accessToken: { message: 'required' } });
  await context.store.update(definition.name, row.id, changes);
  return ok({ message: context.call.text('server.synchronisation.tokenReplaced') });
};

/** How a shop is kept up to date. */
export const webshopsynchronisation: Behaviour = {
  recordFunctions: { updateToken: { right: 'update', isWriting: true, run: updateToken } },
};
