import type { Operation } from '../contract/CallContext';
import { readSearch } from '../records/search/search';

/** `GET search?filter=`: records of all resources that the caller may read. */
export const searchOperation: Operation = {
  method: 'GET',
  path: 'search',
  right: 'read',
  // Each resource's own right is looked at where it is searched.
  modules: [],
  run: readSearch,
};
