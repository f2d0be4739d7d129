import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { makeDatabase } from '../../tests/fixtures/postgres/database';
import { StoredFailures } from '../access/StoredFailures';
import { SignInThrottle } from '../access/signInThrottle';
import { Refusal } from '../contract/Refusal';
import { signInFailures } from '../tables/organisation/signInFailures';
import { PostgresStore } from './PostgresStore';

const HOUR = 60 * 60_000;

let now = 0;
beforeEach(() => {
  now = Date.parse('2026-03-02T09:00:00Z');
});

/** Two processes on one database. */
const openTwo = async () => {
  const url = await makeDatabase([signInFailures]);
  const open = () => {
    const store = new PostgresStore({ url });
    onTestFinished(() => store.close());
    return new SignInThrottle(new StoredFailures(store, () => now));
  };
  return [open(), open()] as const;
};

/** Seconds to wait, 0 when the attempt may be made. It counts as failed. */
const waitFor = async (throttle: SignInThrottle, account = 'a', address = '1.1.1.1') => {
  try {
    await throttle.begin({ account, address });
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 429) throw error;
    return Number(error.params.smart_count);
  }
};

test('guesses count at all processes, and waits grow at all of them', async () => {
  const [one, other] = await openTwo();
  for (const throttle of [one, other, one, other, one]) expect(await waitFor(throttle)).toBe(0);
  expect([await waitFor(one), await waitFor(other)]).toEqual([1, 1]);
  now += 1_000;
  expect(await waitFor(other)).toBe(0);
  expect([await waitFor(one), await waitFor(other)]).toEqual([2, 2]);
  now += HOUR;
  expect(await waitFor(one)).toBe(0);
});

test('of guesses made at the same time, those pass that are free', async () => {
  const [one, other] = await openTwo();
  const waits = await Promise.all(
    [one, other, one, other, one, other, one].map((to) => waitFor(to)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

test('a success at one clears the account at the other, and takes back its own of the address', async () => {
  const [one, other] = await openTwo();
  for (let count = 0; count < 4; count += 1) await waitFor(one);
  await (await one.begin({ account: 'a', address: '1.1.1.1' })).succeed();
  for (let count = 0; count < 5; count += 1) expect(await waitFor(other)).toBe(0);
  expect(await waitFor(one)).toBe(1);
  // Nine by now.
  for (let count = 0; count < 11; count += 1) expect(await waitFor(one, `b${count}`)).toBe(0);
  await expect(other.refuseWaiting('1.1.1.1')).rejects.toThrow(Refusal);
});
