import type { JsonReply } from '../../contract/reply';

/** The header that names the entries of the trash which a call made, by which what it deleted comes back. */
const HEADER = 'Trash-Entries';

/** An answer that names where what was deleted lies. */
export const withTrash = (
  reply: JsonReply,
  entries: readonly (number | undefined)[],
): JsonReply => {
  const ids = entries.filter((id) => id !== undefined);
  if (ids.length === 0) return reply;
  return { ...reply, headers: { ...reply.headers, [HEADER]: ids.join(',') } };
};
