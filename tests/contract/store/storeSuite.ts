import { batches } from './batches';
import { changes } from './changes';
import type { Open } from './Opening';
import { queries } from './queries';
import { summaries } from './summaries';
import { transactions } from './transactions';
import { uniqueness } from './uniqueness';

/** The contract of a store, for any that is to take the place of another. To be called in a file of tests. */
export const storeSuite = (open: Open): void => {
  queries(open);
  summaries(open);
  batches(open);
  changes(open);
  uniqueness(open);
  transactions(open);
};
