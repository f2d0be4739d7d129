import type { RecordFunction } from '../contract/CallContext';

/**
 * A function that changes a record: in one transaction, and the record as it is by then.
 *
 * @param part of the resource's `keptParts` the one that it changes; `null` for what has a state of its own
 */
export const changing = (run: RecordFunction['run'], part?: string | null): RecordFunction => ({
  right: 'update',
  isWriting: true,
  part,
  run,
});
