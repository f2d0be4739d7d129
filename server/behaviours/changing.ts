import type { Reply } from '../contract/route';
import { inTransaction, type Work } from '../contract/Work';
import { requireRow } from '../records/scope';
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
