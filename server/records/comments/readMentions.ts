import type { CallContext } from '../../contract/CallContext';
import { list, type Reply } from '../../contract/reply';
import { comments } from '../../tables/general/comments';
import { mentions } from '../../tables/general/mentions';
import { isAllowed } from '../allowed';
import { titleOfRow, titlesOf } from '../references/titles';
import { rowsOf } from '../tenant';

/** As many are named at once, and as much of each. */
const MOST = 20;
const EXCERPT = 200;

/** Answers the comments that name the caller and that they haven't seen, the latest first, one of a record. */
export const readMentions = async (context: CallContext): Promise<Reply> => {
  const unseen = await rowsOf(context, mentions).find({
    where: { userId: context.call.user.id },
    sort: [{ field: 'id', order: 'desc' }],
  });
  const latest = new Map(
    [...unseen].reverse().map((one) => [`${one.resource} ${one.recordId}`, one] as const),
  );
  const results = [];
  for (const { resource, recordId, commentId } of [...latest.values()].reverse().slice(0, MOST)) {
    const definition = context.definitions.named(resource);
    if (!definition || !isAllowed(context, resource, 'read')) continue;
    const row = await rowsOf(context, context.tables.of(definition)).get(Number(recordId));
    const comment = await rowsOf(context, comments).get(Number(commentId));
    if (!row || !comment) continue;
    const titles = await titlesOf(context, definition, [row]);
    results.push({
      id: comment.id,
      resource,
      recordId: row.id,
      title: titleOfRow(context, resource, { ...row, ...titles(row) }),
      by: comment.userName,
      text: comment.text.slice(0, EXCERPT),
    });
  }
  return list(results, results.length);
};
