import { expect, test } from 'vitest';
import type { SignedInCall } from '../../contract/call';
import { ImportRuns } from './ImportRuns';

const callOf = (organisationId: number, userId: number) =>
  ({ organisation: { id: organisationId }, user: { id: userId } }) as SignedInCall;

test('an import is forgotten for others of its caller, and for nobody else’s', () => {
  const runs = new ImportRuns();
  const own = callOf(1, 1);
  const run = runs.begin(own, 'mine');
  run.report({ phase: 'judging', done: 1, of: 2 });
  for (const call of [callOf(1, 2), callOf(2, 1), callOf(11, 1)])
    for (let other = 0; other < 2_000; other += 1) runs.stop(call, `${other}`);
  expect(runs.progressOf(own, 'mine')).toEqual({ phase: 'judging', done: 1, of: 2 });
  runs.stop(own, 'mine');
  expect(run.isStopped()).toBe(true);
  for (let other = 0; other < 100; other += 1) runs.begin(own, `${other}`);
  expect(runs.progressOf(own, 'mine')).toBeUndefined();
});

test('a name that is too long for one is no name', () => {
  const runs = new ImportRuns();
  const own = callOf(1, 1);
  const name = 'x'.repeat(300);
  const run = runs.begin(own, name);
  run.report({ phase: 'judging', done: 1, of: 2 });
  runs.stop(own, name);
  expect([runs.progressOf(own, name), run.isStopped()]).toEqual([undefined, false]);
});
