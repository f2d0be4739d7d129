import { type CallContext, inTransaction } from '../../contract/CallContext';
import { ok, type Reply } from '../../contract/reply';
import { visits } from '../../tables/general/visits';
import { activity } from '../../tables/organisation/activity';
import { rowsOf } from '../tenant';
import { seenActs } from './seen';
import { shownActs } from './shown';

const MINUTE_MS = 60_000;

/** After as long without a sign of them, somebody has been away. */
const AWAY_MS = 30 * MINUTE_MS;

/** A visit is noticed no more often than that. */
const NOTICED_MS = 5 * MINUTE_MS;

/** As many are shown. */
const SHOWN = 5;

/** Notices a visit. @returns when the one before it ended; none of the first */
const noticed = (outer: CallContext): Promise<number | null> =>
  inTransaction(outer, async (context) => {
    const rows = rowsOf(context, visits);
    const userId = context.call.user.id;
    const now = context.clock();
    const [visit] = await rows.find({ where: { userId }, take: 1 });
    if (!visit) {
      await rows.insert({ userId, before: null, lastAt: now });
      return null;
    }
    const { id, before, lastAt } = visit;
    const isBack = now - Number(lastAt) >= AWAY_MS;
    if (isBack) await rows.update(id, { before: lastAt, lastAt: now });
    else if (now - Number(lastAt) >= NOTICED_MS) await rows.update(id, { lastAt: now });
    return isBack ? lastAt : before;
  });

/** Answers what others did since the caller's visit before this one: the last of it, and how much there is. */
export const readAway = async (context: CallContext): Promise<Reply> => {
  const since = await noticed(context);
  if (since === null) return ok({ results: [], totalRowCount: 0, since: null });
  const at = new Date(since).toISOString();
  const { rows, total } = await rowsOf(context, activity).page({
    where: { at: { from: at } },
    not: { where: { userId: context.call.user.id } },
    all: [seenActs(context)],
    sort: [{ field: 'at', order: 'desc' }],
    take: SHOWN,
  });
  const shownOf = await shownActs(context, rows);
  const results = rows.map((act) => {
    const { id, action, userName, at: when } = act;
    return { id, action, userName, at: when, ...shownOf(act) };
  });
  return ok({ results, totalRowCount: total, since: at });
};
