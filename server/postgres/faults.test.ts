import { describe, expect, onTestFinished, test } from 'vitest';
import { connect, makeDatabase } from '../../tests/fixtures/postgres/database';
import type { Store } from '../store/Store';
import { defineTable } from '../tables/defineTable';
import { connectionOver } from './connection';
import { fillTable } from './fill';
import { type PostgresOptions, PostgresStore } from './PostgresStore';

const counters = defineTable({ name: 'counters', columns: { count: 'number' } });

const OWN = 1;
const ROW = { id: 1, organisationId: OWN, count: 0 };

/** A database with one counter, and a way to open stores of it as processes would. */
const openDatabase = async () => {
  const url = await makeDatabase([counters]);
  const client = await connect(url);
  await fillTable(connectionOver(client), counters, [ROW]);
  const open = (options: Partial<PostgresOptions> = {}) => {
    const store = new PostgresStore({ url, ...options });
    onTestFinished(() => store.close());
    return store;
  };
  /** Ends all other connections to the database, as its restart does. */
  const endOthers = () =>
    client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  /** Has the database refuse changes with an error code of its own, until `recover`. */
  const fail = async (code: string) => {
    await client.query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'on purpose' USING ERRCODE = '${code}'; END $$`);
    await client.query(`CREATE TRIGGER fail BEFORE UPDATE ON counters
      FOR EACH ROW EXECUTE FUNCTION fail()`);
  };
  const recover = () => client.query('DROP FUNCTION fail CASCADE');
  return { open, endOthers, fail, recover };
};

const countIn = async (store: Store): Promise<number> =>
  (await store.rows(counters, OWN).get(1))?.count ?? Number.NaN;

/** Adds one to what it reads, without a lock. */
const increase = (store: Store): Promise<unknown> =>
  store.transaction(async (inner) => {
    const rows = inner.rows(counters, OWN);
    const row = await rows.get(1);
    await rows.update(1, { count: (row?.count ?? 0) + 1 });
  });

describe('two processes on one record', () => {
  test('lose nothing of what either of them does', async () => {
    const { open } = await openDatabase();
    const [one, other] = [open(), open()];
    const all = Array.from({ length: 20 }, () => [increase(one), increase(other)]).flat();
    const done = (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled');
    expect(done.length).toBeGreaterThan(0);
    expect(await countIn(one)).toBe(done.length);
    expect(await countIn(other)).toBe(done.length);
  });

  test('see at once what the other did', async () => {
    const { open } = await openDatabase();
    const [one, other] = [open(), open()];
    for (const count of [1, 2, 3]) {
      await one.rows(counters, OWN).update(1, { count });
      expect(await countIn(other)).toBe(count);
    }
  });
});

describe('a transaction that another one got in the way of', () => {
  test('is done again where what was sent behind is refused as well', async () => {
    const { open, fail, recover } = await openDatabase();
    const store = open();
    await fail('40001');
    let attempts = 0;
    await store.transaction(async (inner) => {
      attempts += 1;
      if (attempts === 2) await recover();
      const rows = inner.rows(counters, OWN);
      const written = rows.update(1, { count: 7 });
      written.catch(() => undefined);
      await rows.get(1);
      await written;
    });
    expect([attempts, await countIn(store)]).toEqual([2, 7]);
  });

  test('is done again, and what it left for afterwards once', async () => {
    const { open } = await openDatabase();
    const [one, other] = [open(), open()];
    let attempts = 0;
    let effects = 0;
    await one.transaction(async (inner) => {
      attempts += 1;
      inner.afterCommit(async () => {
        effects += 1;
      });
      const rows = inner.rows(counters, OWN);
      const count = (await rows.get(1))?.count ?? 0;
      if (attempts === 1) await other.rows(counters, OWN).update(1, { count: 10 });
      await rows.update(1, { count: count + 1 });
    });
    expect([attempts, effects, await countIn(other)]).toEqual([2, 1, 11]);
  });

  test('is given up with a clear error where it is in vain each time', async () => {
    const { open } = await openDatabase();
    const [one, other] = [open(), open()];
    const conflicting = one.transaction(
      async (inner) => {
        const rows = inner.rows(counters, OWN);
        const count = (await rows.get(1))?.count ?? 0;
        await other.rows(counters, OWN).update(1, { count: count + 1 });
        await rows.update(1, { count: 100 });
      },
      { retries: 2 },
    );
    await expect(conflicting).rejects.toMatchObject({ problem: 'databaseBusy' });
    expect(await countIn(one)).toBe(3);
  });
});

describe('a connection that is lost', () => {
  test('takes its transaction with it, and the next one succeeds', async () => {
    const { open, endOthers } = await openDatabase();
    const store = open();
    const broken = store.transaction(async (inner) => {
      await inner.rows(counters, OWN).update(1, { count: 5 });
      await endOthers();
      await inner.rows(counters, OWN).update(1, { count: 6 });
    });
    await expect(broken).rejects.toMatchObject({ problem: 'databaseAway' });
    await increase(store);
    expect(await countIn(store)).toBe(1);
  });

  test('while nobody uses it goes unnoticed', async () => {
    const { open, endOthers } = await openDatabase();
    const store = open();
    expect(await countIn(store)).toBe(0);
    await endOthers();
    // The pool learns of it by the end of the connection, which comes with the next turn of the loop.
    await expect.poll(() => countIn(store).catch(() => Number.NaN)).toBe(0);
  });
});

describe('a pool without a free connection', () => {
  test('is a clear error, and serves again once one is free', async () => {
    const { open } = await openDatabase();
    const store = open({ connections: 2, patience: 1_000 });
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const long = store.transaction(() => released);
    await expect(increase(store)).rejects.toMatchObject({ problem: 'databaseAway' });
    // What is read beside transactions doesn't wait for them.
    expect(await countIn(store)).toBe(0);
    release();
    await long;
    await increase(store);
    expect(await countIn(store)).toBe(1);
  });
});

describe('a database that fails a write', () => {
  test.each([
    ['because its disk is full', '53100', 'databaseFull'],
    ['because it is going down', '57P01', 'databaseAway'],
    ['because others get in the way each time', '40001', 'databaseBusy'],
  ])(
    '%s is a clear error, stores nothing, and serves again afterwards',
    async (_, code, problem) => {
      const { open, fail, recover } = await openDatabase();
      const outcomes: string[] = [];
      const store = open({ onTransaction: (outcome) => outcomes.push(outcome) });
      await fail(code);
      await expect(increase(store)).rejects.toMatchObject({ problem });
      expect(outcomes.at(-1)).toBe('failed');
      expect(await countIn(store)).toBe(0);
      await recover();
      await increase(store);
      expect(outcomes.at(-1)).toBe('committed');
      expect(await countIn(store)).toBe(1);
    },
  );
});

test('a database that is not there is a clear error', async () => {
  const store = new PostgresStore({ url: 'postgres://nobody:none@127.0.0.1:1/none' });
  onTestFinished(() => store.close());
  await expect(countIn(store)).rejects.toMatchObject({ problem: 'databaseAway' });
  await expect(increase(store)).rejects.toMatchObject({ problem: 'databaseAway' });
});
