import type { RecordFunction } from '../contract/CallContext';
import type { Keyed, Row } from '../store/Table';

/**
 * A function that changes a record: in one transaction, and the record as it is by then.
 *
 * @param part the sub-list that it changes, unless the own fields; `null` for what has a state of its own
 */
export const changing = <R extends Keyed = Row>(
  run: RecordFunction<R>['run'],
  part?: string | null,
): RecordFunction<R> => ({ right: 'update', isWriting: true, part, run });
