import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInParts } from './useInParts';

const rowsOf = (count: number, first = 1) =>
  Array.from({ length: count }, (_, place) => ({ id: first + place }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const next = () => act(async () => void (await vi.runOnlyPendingTimersAsync()));

it('draws what fills a screen at once and the others in parts, until all are there', async () => {
  const rows = rowsOf(330);
  const { result } = renderHook(() => useInParts(rows, 'id'));
  expect(result.current).toHaveLength(30);
  await next();
  expect(result.current).toHaveLength(180);
  await next();
  expect(result.current).toBe(rows);
});

it('leaves drawn what is when a row changes, and begins anew with another order or other rows', async () => {
  const { result, rerender } = renderHook(({ rows, order }) => useInParts(rows, order), {
    initialProps: { rows: rowsOf(170), order: 'id' },
  });
  await next();
  expect(result.current).toHaveLength(170);
  rerender({ rows: [...rowsOf(171)], order: 'id' });
  expect(result.current).toHaveLength(171);
  rerender({ rows: rowsOf(171), order: 'name' });
  expect(result.current).toHaveLength(30);
  await next();
  rerender({ rows: rowsOf(171, 2), order: 'name' });
  expect(result.current).toHaveLength(171);
  rerender({ rows: rowsOf(171, 500), order: 'name' });
  expect(result.current).toHaveLength(30);
});

it('draws a short list at once', () => {
  const rows = rowsOf(20);
  expect(renderHook(() => useInParts(rows, 'id')).result.current).toBe(rows);
});
