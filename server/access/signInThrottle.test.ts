import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '../contract/Refusal';
import { SignInThrottle } from './signInThrottle';

const SECOND = 1_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
});

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

const setUp = () => {
  const throttle = new SignInThrottle();
  /** Seconds to wait, 0 when the attempt may be made. It counts as failed. */
  const waitFor = async (account: string, address = '1.1.1.1') => {
    try {
      await throttle.begin(account, address);
      return 0;
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 429) throw error;
      expect(error.details.headers?.['Retry-After']).toBe(String(error.params.smart_count));
      return Number(error.params.smart_count);
    }
  };
  const fail = async (times: number, account: string, address?: string) => {
    for (let count = 0; count < times; count += 1) expect(await waitFor(account, address)).toBe(0);
  };
  return { throttle, waitFor, fail };
};

describe('an account', () => {
  test('waits longer after each failure, and not after a success', async () => {
    const { throttle, waitFor, fail } = setUp();
    await fail(5, 'a');
    expect(await waitFor('a')).toBe(1);
    pass(SECOND);
    await fail(1, 'a');
    expect(await waitFor('a')).toBe(2);
    pass(2 * SECOND);
    await (await throttle.begin('a', '1.1.1.1')).succeed();
    await fail(5, 'a');
  });

  test('waits whatever address the guesses come from', async () => {
    const { waitFor, fail } = setUp();
    for (const address of ['1', '2', '3', '4', '5']) await fail(1, 'a', address);
    expect(await waitFor('a', '6')).toBe(1);
    expect(await waitFor('b', '6')).toBe(0);
  });

  test('never waits more than five minutes', async () => {
    const { waitFor, fail } = setUp();
    for (let count = 0; count < 40; count += 1) {
      pass(300 * SECOND);
      await fail(1, 'a', String(count));
    }
    expect(await waitFor('a', 'x')).toBe(300);
  });

  test('is forgiven an hour after its last failure', async () => {
    const { waitFor, fail } = setUp();
    await fail(5, 'a');
    pass(1_800 * SECOND);
    await fail(5, 'b');
    pass(1_800 * SECOND + 1);
    await fail(5, 'a');
    expect(await waitFor('b')).toBe(0);
    expect(await waitFor('b')).toBe(2);
  });
});

test('an address waits whatever accounts it guesses at; others do not', async () => {
  const { waitFor, fail } = setUp();
  for (let count = 0; count < 20; count += 1) await fail(1, `account ${count}`);
  expect(await waitFor('another')).toBe(1);
  expect(await waitFor('another', '2.2.2.2')).toBe(0);
});

test('successes never make an address wait', async () => {
  const { throttle } = setUp();
  for (let count = 0; count < 100; count += 1)
    await (await throttle.begin('a', '1.1.1.1')).succeed();
});
