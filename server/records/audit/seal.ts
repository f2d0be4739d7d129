import type { Clock } from '../../contract/clock';
import type { Store } from '../../store/Store';
import { auditLog } from '../../tables/organisation/auditLog';
import { auditSeals } from '../../tables/organisation/auditSeals';
import { chainOf } from './chain';

/** Milliseconds for which an entry is left open: a call that writes in several transactions extends its own. */
export const OPEN_MS = 10_000;

/** Most entries of one seal. */
const MOST_SEALED = 500;

const sealSome = (store: Store, organisationId: number, until: number): Promise<number> =>
  store.transaction(async (inner) => {
    await inner.lock(`seal the audit log of ${organisationId}`);
    const seals = inner.rows(auditSeals, organisationId);
    const rows = inner.rows(auditLog, organisationId);
    const entries = await rows.find({
      where: { sealId: null, lastAt: { to: until } },
      take: MOST_SEALED,
    });
    if (entries.length === 0) return 0;
    const [last] = await seals.find({ sort: [{ field: 'number', order: 'desc' }], take: 1 });
    const { number = 0, hash: previous = '' } = last ?? {};
    const chain = chainOf(previous, entries);
    const seal = await seals.insert({
      number: (number ?? 0) + 1,
      previous,
      entries: chain,
      hash: chain.at(-1)?.[1] ?? previous,
      sealedAt: new Date(until + OPEN_MS).toISOString(),
    });
    await rows.updateWhere({ where: { id: entries.map(({ id }) => id) } }, { sealId: seal.id });
    return entries.length;
  });

/**
 * Seals the entries of an organisation that are no longer open: they continue the chain in the order of their ids.
 * Processes that do it at the same time take turns.
 */
export const sealEntries = async (
  store: Store,
  organisationId: number,
  clock: Clock,
): Promise<void> => {
  const until = clock() - OPEN_MS;
  while ((await sealSome(store, organisationId, until)) === MOST_SEALED);
};
