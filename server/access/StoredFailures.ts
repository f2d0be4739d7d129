import type { Clock } from '../contract/clock';
import type { Store } from '../store/Store';
import type { RowIn } from '../store/Table';
import { signInFailures } from '../tables/organisation/signInFailures';
import { type Counted, type Failures, MEMORY } from './Failures';

/** Counts failures in the store, for all processes that share it. */
export class StoredFailures implements Failures {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock = Date.now,
  ) {}

  async of(key: string): Promise<Counted | undefined> {
    return this.counted(await this.rowOf(this.store, key));
  }

  async count(
    keys: readonly string[],
    judge: (found: readonly (Counted | undefined)[]) => void,
  ): Promise<void> {
    await this.store.rows(signInFailures).removeWhere({
      where: { at: { to: this.clock() - MEMORY } },
    });
    await this.store.transaction(async (store) => {
      // In the order of the keys' kinds, which is the same for all callers: two never wait for each other.
      for (const key of keys) await store.lock(`signIn:${key}`);
      const rows = await Promise.all(keys.map((key) => this.rowOf(store, key)));
      judge(rows.map((row) => this.counted(row)));
      for (const [index, key] of keys.entries()) await this.add(store, key, rows[index]);
    });
  }

  async takeBack(forgotten: string, reduced: string): Promise<void> {
    await this.store.transaction(async (store) => {
      const rows = store.rows(signInFailures);
      await rows.removeWhere({ where: { key: forgotten } });
      const row = await this.rowOf(store, reduced);
      if (row) await rows.update(row.id, { count: (row.count ?? 0) - 1 });
    });
  }

  private async rowOf(
    store: Store,
    key: string,
  ): Promise<RowIn<typeof signInFailures> | undefined> {
    return (await store.rows(signInFailures).find({ where: { key }, take: 1 }))[0];
  }

  private counted(row: RowIn<typeof signInFailures> | undefined): Counted | undefined {
    if (row === undefined) return undefined;
    const sinceLast = this.clock() - (row.at ?? 0);
    return sinceLast < MEMORY ? { count: row.count ?? 0, sinceLast } : undefined;
  }

  private async add(
    store: Store,
    key: string,
    row: RowIn<typeof signInFailures> | undefined,
  ): Promise<void> {
    const rows = store.rows(signInFailures);
    const count = (this.counted(row)?.count ?? 0) + 1;
    const at = this.clock();
    await (row ? rows.update(row.id, { count, at }) : rows.insert({ key, count, at }));
  }
}
