import type { Operation } from '../contract/CallContext';
import { readAttention } from '../records/attention/attention';

/** `GET attention`: what needs somebody among what the caller may read. */
export const attentionOperation: Operation = {
  method: 'GET',
  path: 'attention',
  right: 'read',
  // Each resource's own right is looked at.
  modules: [],
  run: readAttention,
};
