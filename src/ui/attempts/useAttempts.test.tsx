import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Unreachable } from '../../../dataProvider/http';
import { useAttempts } from './useAttempts';

const started = () => {
  const made: string[] = [];
  const { result } = renderHook(() => useAttempts());
  return {
    made,
    failure: () => result.current.failure?.reason,
    retry: () => act(() => result.current.retry()),
    /** Asks for changes at once. */
    ask: (...changes: readonly (readonly [string, (() => Error | null)?])[]) =>
      act(() =>
        Promise.all(
          changes.map(([name, failing]) =>
            result.current.add(async () => {
              made.push(`${name} begins`);
              await Promise.resolve();
              const error = failing?.();
              if (error) throw error;
              made.push(`${name} is made`);
            }),
          ),
        ),
      ),
  };
};

test('changes that are asked for together are made one after the other, whatever is refused', async () => {
  const { made, ask, failure } = started();
  await ask(['one'], ['two', () => new Error('refused')], ['three']);
  expect(made).toEqual([
    'one begins',
    'one is made',
    'two begins',
    'three begins',
    'three is made',
  ]);
  expect(failure()).toBeUndefined();
});

test('what failed is tried again, with what waited behind it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { made, ask, failure, retry } = started();
  const failing = vi.fn((): Error | null => null);
  failing.mockReturnValueOnce(new Unreachable('network'));
  await ask(['one', failing], ['two']);
  expect(failure()).toBe('network');
  expect(made).toEqual(['one begins']);
  await retry();
  expect(failure()).toBeUndefined();
  expect(made.slice(1)).toEqual(['one begins', 'one is made', 'two begins', 'two is made']);
});

test('what failed is left as it is when another change is asked for', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { made, ask } = started();
  await ask(['one', () => new Unreachable('network')]);
  await ask(['two']);
  expect(made).toEqual(['one begins', 'two begins', 'two is made']);
});
