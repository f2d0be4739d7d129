import { describe, expect, test } from 'vitest';
import { Refusal } from '../contract/Refusal';
import { SignInThrottle } from './signInThrottle';

const SECOND = 1_000;

const setUp = () => {
  const clock = { now: 0 };
  const throttle = new SignInThrottle(() => clock.now);
  /** Seconds to wait, 0 when the attempt may be made. It counts as failed. */
  const waitFor = (account: string, address = '1.1.1.1') => {
    try {
      throttle.begin(account, address);
      return 0;
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 429) throw error;
      expect(error.details.headers?.['Retry-After']).toBe(String(error.params.smart_count));
      return Number(error.params.smart_count);
    }
  };
  const fail = (times: number, account: string, address?: string) => {
    for (let count = 0; count < times; count += 1) expect(waitFor(account, address)).toBe(0);
  };
  return { clock, throttle, waitFor, fail };
};

describe('an account', () => {
  test('waits longer after each failure, and not after a success', () => {
    const { clock, throttle, waitFor, fail } = setUp();
    fail(5, 'a');
    expect(waitFor('a')).toBe(1);
    clock.now += SECOND;
    fail(1, 'a');
    expect(waitFor('a')).toBe(2);
    clock.now += 2 * SECOND;
    throttle.begin('a', '1.1.1.1').succeed();
    fail(5, 'a');
  });

  test('waits whatever address the guesses come from', () => {
    const { waitFor, fail } = setUp();
    for (const address of ['1', '2', '3', '4', '5']) fail(1, 'a', address);
    expect(waitFor('a', '6')).toBe(1);
    expect(waitFor('b', '6')).toBe(0);
  });

  test('never waits more than five minutes', () => {
    const { clock, waitFor, fail } = setUp();
    for (let count = 0; count < 40; count += 1) {
      clock.now += 300 * SECOND;
      fail(1, 'a', String(count));
    }
    expect(waitFor('a', 'x')).toBe(300);
  });

  test('is forgiven an hour after its last failure', () => {
    const { clock, waitFor, fail } = setUp();
    fail(5, 'a');
    clock.now += 1_800 * SECOND;
    fail(5, 'b');
    clock.now += 1_800 * SECOND + 1;
    fail(5, 'a');
    expect(waitFor('b')).toBe(0);
    expect(waitFor('b')).toBe(2);
  });
});

test('an address waits whatever accounts it guesses at; others do not', () => {
  const { waitFor, fail } = setUp();
  for (let count = 0; count < 20; count += 1) fail(1, `account ${count}`);
  expect(waitFor('another')).toBe(1);
  expect(waitFor('another', '2.2.2.2')).toBe(0);
});

test('successes never make an address wait', () => {
  const { throttle } = setUp();
  for (let count = 0; count < 100; count += 1) throttle.begin('a', '1.1.1.1').succeed();
});
