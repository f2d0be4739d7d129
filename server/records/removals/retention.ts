import { defineJob, type JobParts, jobOf } from '../../contract/Job';
import type { Store } from '../../store/Store';
import { removals } from '../../tables/general/removals';
import { organisations } from '../../tables/organisation/organisations';

/** How long it is known who deleted a record: long enough for whoever still has it on screen. */
const KEPT_MS = 7 * 24 * 60 * 60_000;
/** Most deletions that an organisation keeps; the oldest go first. */
const MAX_KEPT = 10_000;

const removeOld = async (store: Store, organisationId: number, now: number): Promise<void> => {
  const rows = store.rows(removals, organisationId);
  await rows.removeWhere({ where: { at: { to: now - KEPT_MS } } });
  const sort = [{ field: 'id', order: 'desc' }] as const;
  const [last] = await rows.find({ sort, skip: MAX_KEPT, take: 1, only: [] });
  if (last) await rows.removeWhere({ where: { id: { to: last.id } } });
};

/** Forgets who deleted what, where that was long ago or there are many. */
export const tendRemovals = async (
  { store, clock }: Pick<JobParts, 'store' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> => {
  for await (const { id } of store.across(organisations).each({ only: [] })) {
    signal?.throwIfAborted();
    await removeOld(store, id, clock());
  }
};

export const tendRemovalsJob = jobOf(
  defineJob({ name: 'tendRemovals', attempts: 5, input: {} }),
  (parts, _input, signal) => tendRemovals(parts, signal),
  { everyHours: 1 },
);
