import { changes, transactions } from './changes';
import type { OpenRows } from './OpenRows';
import { queries } from './queries';

/** The contract of a store, for any that is to take the place of another. To be called in a file of tests. */
export const storeSuite = (open: OpenRows): void => {
  queries(open);
  changes(open);
  transactions(open);
};
