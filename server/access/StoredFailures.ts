import { type Clock, steadyClock } from '../contract/clock';
import type { Store } from '../store/Store';
import type { RowIn } from '../store/Table';
import { signInFailures } from '../tables/organisation/signInFailures';
import { type Counted, type Failures, MEMORY } from './Failures';

/** How far the clocks of processes may be apart. */
const APART = 60_000;

type FailureRow = RowIn<typeof signInFailures>;

/** Counts failures in the store, for all processes that share it. */
export class StoredFailures implements Failures {
  /** @param clock that isn't set back while the process runs: waits are counted by it */
  constructor(
    private readonly store: Store,
    private readonly clock: Clock = steadyClock,
  ) {}

  async of(key: string): Promise<Counted | undefined> {
    await this.setBack();
    return this.counted(await this.rowOf(this.store, key));
  }

  async count(
    keys: readonly string[],
    judge: (found: readonly (Counted | undefined)[]) => void,
  ): Promise<void> {
    await this.setBack();
    await this.store.rows(signInFailures).removeWhere({
      where: { at: { to: this.clock() - MEMORY } },
    });
    await this.store.transaction(async (store) => {
      // In the same order for all callers: two never wait for each other.
      for (const key of keys.toSorted()) await store.lock(`signIn:${key}`);
      const rows = await Promise.all(keys.map((key) => this.rowOf(store, key)));
      judge(rows.map((row) => this.counted(row)));
      for (const [index, key] of keys.entries()) await this.add(store, key, rows[index]);
    });
  }

  async takeBack(forgotten: string, reduced: readonly string[]): Promise<void> {
    await this.store.transaction(async (store) => {
      for (const key of [forgotten, ...reduced].toSorted()) await store.lock(`signIn:${key}`);
      const rows = store.rows(signInFailures);
      await rows.removeWhere({ where: { key: forgotten } });
      for (const key of reduced) {
        const row = await this.rowOf(store, key);
        if (row) await rows.update(row.id, { count: (row.count ?? 0) - 1 });
      }
    });
  }

  /** What was counted ahead of this clock was counted before the machine's was set back: nobody waits longer for it. */
  private async setBack(): Promise<void> {
    const now = this.clock();
    const ahead = { where: { at: { from: now + APART } } };
    await this.store.rows(signInFailures).updateWhere(ahead, { at: now });
  }

  private async rowOf(store: Store, key: string): Promise<FailureRow | undefined> {
    return (await store.rows(signInFailures).find({ where: { key }, take: 1 }))[0];
  }

  private counted(row: FailureRow | undefined): Counted | undefined {
    if (row === undefined) return undefined;
    const sinceLast = Math.max(0, this.clock() - (row.at ?? 0));
    return sinceLast < MEMORY ? { count: row.count ?? 0, sinceLast } : undefined;
  }

  private async add(store: Store, key: string, row: FailureRow | undefined): Promise<void> {
    const rows = store.rows(signInFailures);
    const count = (this.counted(row)?.count ?? 0) + 1;
    const at = Math.round(this.clock());
    await (row ? rows.update(row.id, { count, at }) : rows.insert({ key, count, at }));
  }
}
