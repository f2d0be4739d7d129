import { inTransaction, type Operation } from '../../../contract/CallContext';
import { ok } from '../../../contract/reply';
import { requireRow, rowsOf } from '../../../records/tenant';
import { recordMessage } from '../../../records/texts';
import { objects as objectsTable } from '../../../tables/builder/objects';
import { sentId } from '../../../wire/sent';
import { refuseUnseen } from '../lists/seenState';
import { DOCUMENTS } from './documentRows';

/** Queries for filled-in documents by their own ids. */
export const objects: readonly Operation[] = [
  {
    method: 'DELETE',
    path: 'objects/{id}',
    modules: ['builder'],
    right: 'delete',
    run: (outer) =>
      inTransaction(outer, async (context) => {
        const id = sentId(context.call.params.id);
        const row = await requireRow(context, objectsTable, id, 'lock');
        refuseUnseen(context, row);
        await rowsOf(context, objectsTable).remove(row.id);
        return ok({ message: recordMessage(context, 'deleted', { name: DOCUMENTS }) });
      }),
  },
];
