import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRowKeys } from './useRowKeys';

const keysOf = (length: number) => {
  const { result, rerender } = renderHook((count: number) => useRowKeys(count), {
    initialProps: length,
  });
  return {
    keys: () => result.current.keys,
    become: rerender,
    remove: (index: number, count: number) =>
      act(() => {
        result.current.removed(index);
        rerender(count);
      }),
  };
};

test('rows keep their keys where others are added after them', () => {
  const { keys, become } = keysOf(2);
  const before = keys();
  become(4);
  expect(keys().slice(0, 2)).toEqual(before);
  expect(new Set(keys()).size).toBe(4);
});

test('a key is never used again, and rows that were replaced have new ones', () => {
  const { keys, become, remove } = keysOf(3);
  const [first, , third] = keys();
  remove(1, 2);
  expect(keys()).toEqual([first, third]);
  const before = keys();
  become(1);
  expect(before).not.toContain(keys()[0]);
});
