import { defineJob, type JobParts, jobOf } from '../../contract/Job';
import type { Store } from '../../store/Store';
import { organisations } from '../../tables/organisation/organisations';
import { removeOldEntries } from './retention';
import { OPEN_MS, sealEntries } from './seal';

/** Months for which entries are kept unless the installation decides otherwise. */
const KEPT_MONTHS = 24;

/** Seals entries that are no longer open. */
const sealing = defineJob({
  name: 'sealAuditLog',
  attempts: 5,
  input: { organisationId: 'number' },
});

const monthsBefore = (moment: number, months: number): string => {
  const date = new Date(moment);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString();
};

/** Seals what is left open by processes that were killed, and removes what is older than it is to be kept. */
export const tendLogs = async (
  { store, clock, installation }: Pick<JobParts, 'store' | 'clock' | 'installation'>,
  signal?: AbortSignal,
): Promise<void> => {
  const before = monthsBefore(clock(), installation.auditMonths ?? KEPT_MONTHS);
  for await (const { id } of store.across(organisations).each({ only: [] })) {
    signal?.throwIfAborted();
    await sealEntries(store, id, clock);
    await removeOldEntries(store, id, before, clock);
  }
};

export const sealAuditLogJob = jobOf(sealing, ({ store, clock }, { organisationId }) =>
  sealEntries(store, organisationId, clock),
);

export const tendAuditLogsJob = jobOf(
  defineJob({ name: 'tendAuditLogs', attempts: 5, input: {} }),
  (parts, _input, signal) => tendLogs(parts, signal),
  { everyHours: 1 },
);

/** Has the entries of organisations sealed soon after they were added, many at a time. */
export class SealSoon {
  /** When the seal that waits for an organisation is made; milliseconds since 1970. */
  private readonly waiting = new Map<number, number>();

  /** @param name this process's own: another's job must not put off this one's */
  constructor(
    private readonly store: Store,
    private readonly name: string,
  ) {}

  /** An entry was added and committed. */
  async added(organisationId: number): Promise<void> {
    const now = Date.now();
    if ((this.waiting.get(organisationId) ?? 0) > now + OPEN_MS) return;
    const runAt = now + 2 * OPEN_MS + 1_000;
    this.waiting.set(organisationId, runAt);
    const key = `${this.name} ${organisationId}`;
    await this.store.enqueue(sealing, { organisationId }, { key, runAt });
  }
}
