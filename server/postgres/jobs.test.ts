import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { openJobs } from '../../tests/fixtures/jobs/openJobs';
import { connect, makeDatabase } from '../../tests/fixtures/postgres/database';
import type { JobWorker } from '../store/jobs';

const open = async (url: string) => {
  const { store, work } = await openJobs(url);
  onTestFinished(() => store.close());
  const logged: unknown[] = [];
  return {
    store,
    logged,
    work: async (worker: JobWorker) => {
      const running = await work([worker], (error) => void logged.push(error));
      onTestFinished(() => running.stop());
      return running;
    },
  };
};

/** Has a database end all its connections and take no more, until it is called again with `true`. */
const switchFor = async (url: string) => {
  const client = await connect(inject('databaseUrl'));
  onTestFinished(() => client.end());
  const name = new URL(url).pathname.slice(1);
  return async (isOn: boolean) => {
    await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isOn}`);
    if (isOn) return;
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
      [name],
    );
  };
};

test('jobs go on when the database was away while one was under way', async () => {
  const url = await makeDatabase([]);
  // The queue prints what its workers end with, beside logging it.
  vi.spyOn(console, 'trace').mockReturnValue();
  const [{ store, work, logged }, turn] = await Promise.all([open(url), switchFor(url)]);
  const done: unknown[] = [];
  let isFirst = true;
  const keep = { name: 'keep', attempts: 5 };
  const jobs = await work({
    ...keep,
    run: async ({ value }) => {
      if (isFirst) await turn(false);
      isFirst = false;
      done.push(value);
    },
  });
  await store.enqueue(keep, { value: 1 });
  // A worker couldn't report its job, and starting workers again was in vain.
  await vi.waitFor(() => expect(logged.length).toBeGreaterThan(3), 10_000);
  await turn(true);
  // Of the first one the database doesn't know that it was done.
  await vi.waitFor(() => expect(done).toEqual([1, 1]), 10_000);
  await store.enqueue(keep, { value: 2 });
  await vi.waitFor(() => expect(done).toEqual([1, 1, 2]), 10_000);
  await vi.waitFor(
    async () => expect(await jobs.counts()).toEqual({ waiting: 0, active: 0, failed: 0 }),
    10_000,
  );
});

test('a recurring job is done once by all processes that start', async () => {
  const url = await makeDatabase([]);
  const run = vi.fn<JobWorker['run']>(async () => undefined);
  const worker: JobWorker = { name: 'recurring', attempts: 2, everyHours: 6, run };
  const [one, other] = await Promise.all([open(url), open(url)]);
  const [jobs] = await Promise.all([one.work(worker), other.work(worker)]);
  const later = await open(url);
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), 10_000);
  await later.work(worker);
  await vi.waitFor(
    async () => expect(await jobs.counts()).toEqual({ waiting: 1, active: 0, failed: 0 }),
    10_000,
  );
  expect(run).toHaveBeenCalledTimes(1);
  expect([...one.logged, ...other.logged, ...later.logged]).toEqual([]);
});
