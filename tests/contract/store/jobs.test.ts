import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { JobCounts, JobWorker, RunningJobs } from '../../../server/store/jobs';
import type { JobType, Values } from '../../../server/store/Store';
import { openJobs } from '../../fixtures/jobs/openJobs';
import { temporaryFolder } from '../../fixtures/temporaryFolder';

// A retry waits for some seconds, and a process takes its time to start.
vi.setConfig({ testTimeout: 60_000 });

const begunJob = fileURLToPath(new URL('../../fixtures/jobs/begunJob.ts', import.meta.url));

const newPlace = async (): Promise<string> => {
  if (process.env.TEST_STORE !== 'postgres') return temporaryFolder();
  const { makeDatabase } = await import('../../fixtures/postgres/database');
  return makeDatabase([]);
};

/** Opens a place of its own, or one that another process has used. */
const open = async (place?: string) => {
  const { store, work } = await openJobs(place ?? (await newPlace()));
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= store.close());
  onTestFinished(close);
  const logged: unknown[] = [];
  return {
    store,
    close,
    logged,
    work: async (...workers: readonly JobWorker[]) => {
      const running = await work(workers, (error) => void logged.push(error));
      let stopped: Promise<void> | undefined;
      const stop = () => (stopped ??= running.stop());
      onTestFinished(stop);
      return { counts: () => running.counts(), stop };
    },
  };
};

/** A worker that keeps what it was given. */
const keeper = (further: Partial<JobWorker> = {}) => {
  const given: Values[] = [];
  const worker: JobWorker = {
    name: 'keep',
    attempts: 2,
    run: async (input) => void given.push(input),
    ...further,
  };
  return { given, worker };
};

const keep: JobType<{ readonly value: number }> = { name: 'keep', attempts: 2 };

const nothing = { waiting: 0, active: 0, failed: 0 };

const counted = (jobs: RunningJobs, counts: JobCounts) =>
  vi.waitFor(async () => expect(await jobs.counts()).toEqual(counts), 20_000);

const idle = (jobs: RunningJobs) => counted(jobs, nothing);

const isWaiting = (jobs: RunningJobs) => counted(jobs, { ...nothing, waiting: 1 });

test('jobs are done that waited, and those that come', async () => {
  const { store, work, logged } = await open();
  const { given, worker } = keeper();
  await store.enqueue(keep, { value: 1 });
  const jobs = await work(worker);
  await store.transaction((inner) => inner.enqueue(keep, { value: 2 }));
  await idle(jobs);
  expect(given.map(({ value }) => value).sort()).toEqual([1, 2]);
  expect(logged).toEqual([]);
});

test('a transaction that is undone leaves no job', async () => {
  const { store, work } = await open();
  const { given, worker } = keeper();
  const undone = store.transaction(async (inner) => {
    await inner.enqueue(keep, { value: 1 });
    await inner.transaction((part) => part.enqueue(keep, { value: 2 }));
    throw new Error('Undone');
  });
  await expect(undone).rejects.toThrow('Undone');
  await store.transaction(async (inner) => {
    await inner
      .transaction(async (part) => {
        await part.enqueue(keep, { value: 3 });
        throw new Error('A part');
      })
      .catch(() => undefined);
    await inner.enqueue(keep, { value: 4 });
  });
  await idle(await work(worker));
  expect(given).toEqual([{ value: 4 }]);
});

test('of jobs with one key the last one waits', async () => {
  const { store, work } = await open();
  const { given, worker } = keeper();
  for (const value of [1, 2, 3]) await store.enqueue(keep, { value: value }, { key: 'a' });
  await store.enqueue(keep, { value: 4 }, { key: 'b' });
  await idle(await work(worker));
  expect(given.map(({ value }) => value).sort()).toEqual([3, 4]);
});

test('a recurring job is done at once, and after a restart when it is due again', async () => {
  const place = await newPlace();
  const { worker, given } = keeper({ everyHours: 6 });
  const first = await open(place);
  const jobs = await first.work(worker);
  await vi.waitFor(() => expect(given).toHaveLength(1), 10_000);
  await isWaiting(jobs);
  await jobs.stop();
  await first.close();
  const { store, work } = await open(place);
  const again = await work(worker);
  await store.enqueue(keep, { value: 1 });
  await vi.waitFor(() => expect(given).toEqual([{}, { value: 1 }]), 10_000);
  await store.enqueue(worker, {}, { key: 'schedule' });
  await vi.waitFor(() => expect(given).toEqual([{}, { value: 1 }, {}]), 10_000);
  await isWaiting(again);
});

test('a job waits for its time', async () => {
  const { store, work } = await open();
  const { given, worker } = keeper();
  await store.enqueue(keep, { value: 1 }, { runAt: Date.now() + 60 * 60_000 });
  await store.enqueue(keep, { value: 2 });
  const jobs = await work(worker);
  await vi.waitFor(() => expect(given).toEqual([{ value: 2 }]), 10_000);
  await isWaiting(jobs);
});

test('a job that fails is tried again, and kept when it fails for good', async () => {
  const { store, work, logged } = await open();
  const run = vi.fn<JobWorker['run']>(() => Promise.reject(new Error('Broken')));
  await store.enqueue(keep, { value: 1 });
  const jobs = await work(keeper({ run }).worker);
  await counted(jobs, { ...nothing, failed: 1 });
  expect(run).toHaveBeenCalledTimes(2);
  expect(logged).toHaveLength(2);
});

test('who stops lets its jobs finish and begins no other', async () => {
  const { store, work } = await open();
  let finish = () => {};
  const mayFinish = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const begun = vi.fn();
  const { given, worker } = keeper();
  const running = await work({
    ...worker,
    run: async (input, signal) => {
      begun();
      await mayFinish;
      await worker.run(input, signal);
    },
  });
  await store.enqueue(keep, { value: 1 });
  await vi.waitFor(() => expect(begun).toHaveBeenCalled(), 10_000);
  const stopped = running.stop();
  await store.enqueue(keep, { value: 2 });
  finish();
  await stopped;
  expect(given).toEqual([{ value: 1 }]);
});

test('a job whose process is killed is done by another one', async () => {
  const place = await newPlace();
  const child = spawn(process.execPath, ['--import', 'tsx', begunJob, place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await ended;
  const { work, logged } = await open(place);
  const { given, worker } = keeper({ name: 'once' });
  const jobs = await work(worker);
  await idle(jobs);
  expect(given).toEqual([{ value: 7 }]);
  expect(logged).toEqual([]);
});
