import type { Operation } from '../../contract/CallContext';
import { readMentions } from '../../records/comments/readMentions';

/** What names the caller in comments about records, of whatever resource. */
export const mentions: readonly Operation[] = [
  { method: 'GET', path: 'mentions', modules: [], right: 'read', run: readMentions },
];
