import type { Reply } from '../http/route';
import { requireRow } from '../records/scope';
import { inTransaction, type Work } from '../records/Work';
import type { Row } from '../store/Store';
import type { RecordFunction } from './Behaviour';

/** A function that changes a record: in one transaction, and the record as it is by then. */
export const changing = (
  collection: string,
  run: (work: Work, row: Row) => Promise<Reply>,
): RecordFunction => ({
  right: 'update',
  run: (outer, { id }) =>
    inTransaction(outer, async (work) => run(work, await requireRow(work, collection, id))),
});
