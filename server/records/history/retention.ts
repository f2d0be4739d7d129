import { defineJob, type JobParts, jobOf } from '../../contract/Job';
import type { Row, Store } from '../../store/Store';
import { history } from '../../tables/general/history';
import { activity } from '../../tables/organisation/activity';
import { organisations } from '../../tables/organisation/organisations';

/** What is kept where an organisation doesn't decide it. */
const MONTHS = 12;
const CHANGES = 100_000;

const monthsBefore = (moment: number, months: number): number => {
  const date = new Date(moment);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.getTime();
};

/** A setting of an organisation; what isn't decided is nothing. */
const setting = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value > 0 ? value : otherwise;

/** Removes what an organisation keeps no longer, the oldest first. */
const removeOld = async (store: Store, organisation: Row, now: number): Promise<void> => {
  const rows = store.rows(history, organisation.id);
  const acts = store.rows(activity, organisation.id);
  const since = monthsBefore(now, setting(organisation.historyMonths, MONTHS));
  await rows.removeWhere({ where: { at: { to: since } } });
  await acts.removeWhere({ where: { at: { to: new Date(since).toISOString() } } });
  const skip = setting(organisation.historyChanges, CHANGES);
  if ((await rows.count()) <= skip) return;
  const sort = [{ field: 'id', order: 'desc' }] as const;
  const [last] = await rows.find({ sort, skip, take: 1, only: ['actId'] });
  if (!last) return;
  await rows.removeWhere({ where: { id: { to: last.id } } });
  // Of an act whose first entries went, the last may be there still.
  if (last.actId) await acts.removeWhere({ where: { id: { to: last.actId - 1 } } });
};

/** Removes changes that are older, or more, than their organisations keep. */
export const tendHistories = async (
  { store, clock }: Pick<JobParts, 'store' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> => {
  for await (const organisation of store
    .across(organisations)
    .each({ only: ['historyMonths', 'historyChanges'] })) {
    signal?.throwIfAborted();
    await removeOld(store, organisation, clock());
  }
};

export const tendHistoriesJob = jobOf(
  defineJob({ name: 'tendHistories', attempts: 5, input: {} }),
  (parts, _input, signal) => tendHistories(parts, signal),
  { everyHours: 1 },
);
