import { objects } from '../../../../resources/builder/objects';
import type { CallContext } from '../../../contract/CallContext';
import { ok, type Reply } from '../../../contract/reply';
import { removeRecord } from '../../../records/references/remove';
import { recordMessage } from '../../../records/texts';
import { withTrash } from '../../../records/trash/withTrash';
import { DOCUMENTS } from '../documents/documentRows';
import type { FilledIn } from './objectRows';
import { refuseUnseen } from './seenState';

/**
 * Deletes a filled-in document as the caller saw it: it lies in the trash from then on. To be called within a
 * transaction.
 *
 * @throws Refusal 412 where it isn't as it was seen
 */
export const removeObject = async (context: CallContext, row: FilledIn): Promise<Reply> => {
  refuseUnseen(context, row);
  const entry = await removeRecord(context, objects, row);
  return withTrash(ok({ message: recordMessage(context, 'deleted', { name: DOCUMENTS }) }), [
    entry,
  ]);
};
