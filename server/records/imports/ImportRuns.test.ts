import { expect, test } from 'vitest';
import { openTestStore } from '../../../tests/fixtures/openTestStore';
import type { Processes } from '../../store/Processes';
import { importRuns } from '../../tables/general/importRuns';
import { ImportRuns } from './ImportRuns';

const callOf = (organisationId: number, userId: number) => ({
  organisation: { id: organisationId },
  user: { id: userId, organisationId },
});
const own = callOf(1, 1);

/** A process among those that run. */
const processNamed = (name: string, running: ReadonlySet<string>): Processes => ({
  announce: async () => name,
  isRunning: async (asked) => running.has(asked),
});

const setUp = async () => {
  const clock = { now: Date.parse('2026-03-02T09:00:00Z') };
  const store = await openTestStore();
  let writes = 0;
  store.onChange(() => {
    writes += 1;
  });
  const open = () => new ImportRuns(store, () => clock.now);
  return { clock, store, open, runs: open(), writes: () => writes };
};

test('an import is known to all processes, which can stop it', async () => {
  const { open, runs } = await setUp();
  const run = await runs.begin(own, 'mine');
  expect(await open().progressOf(own, 'mine')).toBeUndefined();
  await run.report({ phase: 'judging', done: 1, of: 2 });
  expect(await open().progressOf(own, 'mine')).toEqual({ phase: 'judging', done: 1, of: 2 });
  expect(await run.isStopped()).toBe(false);
  await open().stop(own, 'mine');
  expect(await run.isStopped()).toBe(true);
});

test('an import that was stopped before it began is stopped', async () => {
  const { open, runs } = await setUp();
  await open().stop(own, 'mine');
  expect(await (await runs.begin(own, 'mine')).isStopped()).toBe(true);
  expect(await (await runs.begin(own, 'other')).isStopped()).toBe(false);
});

test('an import is forgotten for others of its caller, and for nobody else’s', async () => {
  const { runs } = await setUp();
  const run = await runs.begin(own, 'mine');
  await run.report({ phase: 'judging', done: 1, of: 2 });
  for (const call of [callOf(1, 2), callOf(2, 1), callOf(11, 1)])
    for (let other = 0; other < 30; other += 1) await runs.stop(call, `${other}`);
  expect(await runs.progressOf(own, 'mine')).toEqual({ phase: 'judging', done: 1, of: 2 });
  for (let other = 0; other < 30; other += 1) await runs.begin(own, `${other}`);
  expect(await runs.progressOf(own, 'mine')).toBeUndefined();
});

test('imports are forgotten after a day', async () => {
  const { clock, store, runs } = await setUp();
  await runs.begin(own, 'old');
  clock.now += 24 * 60 * 60_000;
  await runs.begin(own, 'new');
  expect(await store.across(importRuns).count()).toBe(1);
});

test('how far an import is gets written once a second, and where a part of it begins or ends', async () => {
  const { clock, runs, writes } = await setUp();
  const run = await runs.begin(own, 'mine');
  const before = writes();
  const report = (phase: 'judging' | 'storing', done: number) => run.report({ phase, done, of: 9 });
  for (let done = 0; done < 5; done += 1) await report('judging', done);
  expect(writes()).toBe(before + 1);
  clock.now += 1_000;
  await report('judging', 5);
  await report('judging', 6);
  expect(writes()).toBe(before + 2);
  await report('judging', 9);
  await report('storing', 0);
  expect(writes()).toBe(before + 4);
});

test('an import whose process is gone is lost, until it is begun again', async () => {
  const { clock, store } = await setUp();
  const running = new Set(['one', 'other']);
  const at = (name: string) => new ImportRuns(store, () => clock.now, processNamed(name, running));
  const stored = { phase: 'storing', done: 1, of: 2 } as const;
  await (await at('one').begin(own, 'mine')).report(stored);
  expect(await at('other').progressOf(own, 'mine')).toEqual(stored);
  running.delete('one');
  expect(await at('other').progressOf(own, 'mine')).toEqual({ ...stored, lost: 1 });
  await (await at('other').begin(own, 'mine')).report(stored);
  expect(await at('other').progressOf(own, 'mine')).toEqual(stored);
});

test('a name that is too long for one is no name', async () => {
  const { runs } = await setUp();
  const name = 'x'.repeat(300);
  const run = await runs.begin(own, name);
  await run.report({ phase: 'judging', done: 1, of: 2 });
  await runs.stop(own, name);
  expect([await runs.progressOf(own, name), await run.isStopped()]).toEqual([undefined, false]);
});
