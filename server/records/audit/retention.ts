import type { Clock } from '../../contract/clock';
import type { Store } from '../../store/Store';
import { type AuditChange, auditLog } from '../../tables/organisation/auditLog';
import { auditSeals } from '../../tables/organisation/auditSeals';
import { firstEntry } from './entries';
import { removedUntil } from './verify';

/** Most seals that go in one transaction. */
const AT_ONCE = 50;

const changesOf = (number: number, hash: string): readonly AuditChange[] =>
  removedUntil(number, hash).map(([field, before], at) => ({
    id: at + 1,
    resource: auditSeals.name,
    recordId: number,
    recordName: '',
    change: 'delete',
    field,
    before,
    after: '',
  }));

const removeSome = (
  store: Store,
  organisationId: number,
  before: string,
  clock: Clock,
): Promise<number> =>
  store.transaction(async (inner) => {
    await inner.lock(`seal the audit log of ${organisationId}`);
    const seals = inner.rows(auditSeals, organisationId);
    const old = await seals.find({ where: { sealedAt: { to: before } }, take: AT_ONCE });
    const last = old.at(-1);
    if (!last) return 0;
    const sealId = old.map(({ id }) => id);
    await inner.rows(auditLog, organisationId).removeWhere({ where: { sealId } });
    await seals.removeWhere({ where: { id: sealId } });
    const nobody = { user: undefined, address: '', browser: '' };
    await inner.rows(auditLog, organisationId).insert({
      ...firstEntry(nobody, 'retention', '', clock),
      changes: changesOf(Number(last.number), last.hash),
    });
    return old.length;
  });

/**
 * Removes what was sealed before a moment. That it did is an entry of its own, by which the chain is known to begin
 * where it does.
 */
export const removeOldEntries = async (
  store: Store,
  organisationId: number,
  before: string,
  clock: Clock,
): Promise<void> => {
  while ((await removeSome(store, organisationId, before, clock)) === AT_ONCE);
};
