import { type CallContext, inTransaction, type RecordFunction } from '../contract/CallContext';
import type { Reply } from '../contract/reply';
import { requireRow } from '../records/tenant';
import type { Row } from '../store/Store';

/** A function that changes a record: in one transaction, and the record as it is by then. */
export const changing = (
  collection: string,
  run: (context: CallContext, row: Row) => Promise<Reply>,
): RecordFunction => ({
  right: 'update',
  run: (outer, { id }) =>
    inTransaction(outer, async (context) =>
      run(context, await requireRow(context, collection, id)),
    ),
});
