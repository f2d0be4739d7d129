import { describe, expect, test } from 'vitest';
import { openTestStore } from '../../tests/fixtures/openTestStore';
import { Refusal } from '../contract/Refusal';
import { networkOf } from './networkOf';
import { StoredFailures } from './StoredFailures';
import { SignInThrottle } from './signInThrottle';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

const setUp = async () => {
  const clock = { now: Date.parse('2026-03-02T09:00:00Z') };
  const throttle = new SignInThrottle(new StoredFailures(await openTestStore(), () => clock.now));
  /** Seconds to wait, 0 when the attempt may be made. It counts as failed. */
  const waitFor = async (account: string, address = '1.1.1.1', known?: string) => {
    try {
      await throttle.begin({ account, address, known });
      return 0;
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 429) throw error;
      expect(error.details.headers?.['Retry-After']).toBe(String(error.params.smart_count));
      return Number(error.params.smart_count);
    }
  };
  const fail = async (times: number, account: string, address?: string, known?: string) => {
    for (let count = 0; count < times; count += 1)
      expect(await waitFor(account, address, known)).toBe(0);
  };
  const pass = (milliseconds: number) => {
    clock.now += milliseconds;
  };
  return { throttle, waitFor, fail, pass };
};

describe('an account at an address', () => {
  test('waits longer after each failure, and not after a success', async () => {
    const { throttle, waitFor, fail, pass } = await setUp();
    await fail(5, 'a');
    expect(await waitFor('a')).toBe(1);
    pass(SECOND);
    await fail(1, 'a');
    expect(await waitFor('a')).toBe(2);
    pass(2 * SECOND);
    await (await throttle.begin({ account: 'a', address: '1.1.1.1' })).succeed();
    await fail(5, 'a');
  });

  test('keeps nobody else out: neither the account elsewhere nor others there', async () => {
    const { waitFor, fail } = await setUp();
    await fail(5, 'a');
    expect(await waitFor('a')).toBe(1);
    expect(await waitFor('a', '2.2.2.2')).toBe(0);
    expect(await waitFor('b')).toBe(0);
  });

  test('never waits more than five minutes', async () => {
    const { waitFor, fail, pass } = await setUp();
    for (let count = 0; count < 20; count += 1) {
      pass(300 * SECOND);
      await fail(1, 'a');
    }
    expect(await waitFor('a')).toBe(300);
  });

  test('is forgiven an hour after its last failure', async () => {
    const { waitFor, fail, pass } = await setUp();
    await fail(5, 'a');
    pass(HOUR / 2);
    await fail(5, 'b');
    pass(HOUR / 2 + 1);
    await fail(5, 'a');
    expect(await waitFor('b')).toBe(0);
    expect(await waitFor('b')).toBe(2);
  });
});

test('an account that is guessed at from everywhere has one attempt from elsewhere', async () => {
  const { waitFor, fail } = await setUp();
  for (let count = 0; count < 100; count += 1) await fail(1, 'a', `10.0.${count}.1`);
  expect(await waitFor('a', '2.2.2.2')).toBe(0);
  expect(await waitFor('a', '2.2.2.2')).toBe(300);
  expect(await waitFor('b', '2.2.2.2')).toBe(0);
});

test('an address waits whatever accounts it guesses at, a minute at most; others do not', async () => {
  const { waitFor, fail, pass } = await setUp();
  for (let count = 0; count < 20; count += 1) await fail(1, `account ${count}`);
  expect(await waitFor('another')).toBe(1);
  expect(await waitFor('another', '2.2.2.2')).toBe(0);
  for (let count = 0; count < 10; count += 1) {
    pass(60 * SECOND);
    await fail(1, `later ${count}`);
  }
  expect(await waitFor('another')).toBe(60);
});

test('who is known is counted apart', async () => {
  const { waitFor, fail } = await setUp();
  await fail(5, 'a');
  expect(await waitFor('a')).toBe(1);
  await fail(5, 'a', '1.1.1.1', 'browser');
  expect(await waitFor('a', '1.1.1.1', 'browser')).toBe(1);
  expect(await waitFor('a', '1.1.1.1', 'other')).toBe(0);
});

test('successes never make an address wait', async () => {
  const { throttle } = await setUp();
  for (let count = 0; count < 30; count += 1)
    await (await throttle.begin({ account: 'a', address: '1.1.1.1' })).succeed();
});

test('a clock that is set back makes nobody wait longer than its wait is', async () => {
  const { waitFor, fail, pass } = await setUp();
  await fail(5, 'a');
  pass(-2 * HOUR);
  expect(await waitFor('a')).toBe(1);
  pass(SECOND);
  expect(await waitFor('a')).toBe(0);
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:0:12::1', '2001:db8:0:12'],
  ['2001:0DB8::0012:0:0:0:1', '2001:db8:0:12'],
  ['::1', '0:0:0:0'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
