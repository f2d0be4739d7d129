import type { Store } from '../store/Store';
import type { Catalogue } from './definitions';
import type { SignedInCall } from './route';

/** What everything that answers a call works with. */
export interface Work {
  readonly call: SignedInCall;
  /** Within a transaction, the store of that transaction. */
  readonly store: Store;
  readonly catalogue: Catalogue;
}

/** Does `work` in one transaction: all that it writes takes effect, or nothing does. */
export const inTransaction = <T>(outer: Work, work: (inner: Work) => Promise<T>): Promise<T> =>
  outer.call.context.store.transaction((store) => work({ ...outer, store }));
