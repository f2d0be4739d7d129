import type { Reply } from '../../contract/reply';
import type { ActLog } from './ActLog';

/** The header that names the act which a call was part of, by which what it did is taken back. */
const HEADER = 'Act';

/** An answer that names the act that it is of, where that can be taken back. */
export const withAct = (reply: Reply, { id, hasWayBack }: ActLog): Reply =>
  'body' in reply && id !== undefined && hasWayBack
    ? { ...reply, headers: { ...reply.headers, [HEADER]: String(id) } }
    : reply;
