import { webshopsynchronisation as definition } from '../../../resources/webshop/webshopsynchronisation';
import { isBlank, isMask } from '../../../schemas';
import { behaviour } from '../../contract/behaviour';
import type { CallContext } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { ok, type Reply } from '../../contract/reply';
import { rowsOf } from '../../records/tenant';
import type { RowIn } from '../../store/Table';
import { tableOf } from '../../tables/tableOf';
import { acceptFields } from '../../wire/fields';

const settings = tableOf(definition);

const { within: _, ...accessToken } = definition.fields.accessToken;

/** Puts another token in the place of the stored one, which its mask is none to. @throws FieldProblems */
const updateToken = async (context: CallContext, row: RowIn<typeof settings>): Promise<Reply> => {
  const { changes, problems } = acceptFields(context.call.body, { accessToken }, row);
  if (Object.keys(problems).length > 0) throw new FieldProblems(definition.name, problems);
  if (isMask(String(context.call.body.accessToken)))
    throw new FieldProblems(definition.name, { accessToken: { message: 'wholeSecret' } });
  if (isBlank(changes.accessToken))
    throw new FieldProblems(definition.name, { accessToken: { message: 'required' } });
  await rowsOf(context, settings).update(row.id, changes);
  return ok({ message: context.call.text('server.synchronisation.tokenReplaced') });
};

/** How a shop is kept up to date. */
export const webshopsynchronisation = behaviour(definition, {
  recordFunctions: { updateToken: { right: 'update', isWriting: true, run: updateToken } },
});
