import type { CallContext } from '../../contract/CallContext';
import { list, type Reply } from '../../contract/reply';
import { follows } from '../../tables/general/follows';
import { rowsOf } from '../tenant';
import { nameOf } from '../texts';
import { readFollowed } from './followed';
import { mailsOf } from './mailSetting';

/** Answers what the caller follows, by the ids alone: by it a page knows whether what it shows is followed. */
export const readFollows = async (context: CallContext): Promise<Reply> => {
  const where = { userId: context.call.user.id };
  const rows = await rowsOf(context, follows).find({ where });
  const results = rows.map(({ id, resource, recordId, viewId }) => ({
    id,
    resource,
    recordId,
    viewId,
  }));
  return list(results, results.length);
};

/**
 * Answers what the caller follows and may see, what changed last first, with what others did since it was looked at;
 * and whether it is mailed each day.
 */
export const readFollowedChanges = async (context: CallContext): Promise<Reply> => {
  const [followed, mails] = await Promise.all([readFollowed(context), mailsOf(context)]);
  const results = followed
    .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0) || one.name.localeCompare(other.name))
    .map(({ follow, definition, name, row, count, by, at }) => ({
      id: follow.id,
      resource: definition.name,
      kind: nameOf(context, definition.name, row ? 'one' : 'several'),
      recordId: follow.recordId,
      viewId: follow.viewId,
      name,
      changes: count,
      by: by.join(', '),
      at: at === null ? null : new Date(at).toISOString(),
    }));
  const total = followed.reduce((sum, { count }) => sum + count, 0);
  return list(results, results.length, { changes: total, isDaily: mails?.isDaily ?? 0 });
};
