import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Change } from '../../records/history/states';
import type { Row } from '../../store/Store';
import type { Calls } from './Calls';

/** A change of a record that is taken back, within a transaction. */
export interface Undoing {
  readonly context: CallContext;
  readonly calls: Calls;
  readonly definition: Resource;
  /** What it was before the change, and what the change made of it. */
  readonly change: Change;
  /** The record as it is by now. */
  readonly now: Row;
}
