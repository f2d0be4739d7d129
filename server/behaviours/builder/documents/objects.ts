import { inTransaction, type Operation } from '../../../contract/CallContext';
import { ok } from '../../../contract/reply';
import { requireRow } from '../../../records/tenant';
import { saidOf } from '../../../records/texts';
import { sentId } from '../../../wire/sent';
import { refuseUnseen } from '../lists/seenState';
import { DOCUMENTS } from './documentRows';
import { OBJECTS } from './uses';

/** What is asked of filled-in documents by their own ids. */
export const objects: readonly Operation[] = [
  {
    method: 'DELETE',
    path: 'objects/{id}',
    modules: ['builder'],
    right: 'delete',
    run: (outer) =>
      inTransaction(outer, async (context) => {
        const row = await requireRow(context, OBJECTS, sentId(context.call.params.id));
        refuseUnseen(context, row);
        await context.store.remove(OBJECTS, row.id);
        return ok({ message: saidOf(context, 'deleted', { name: DOCUMENTS }) });
      }),
  },
];
