import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Bar } from './bar';
import { useWeekDraft } from './useWeekDraft';

const at = (from: number) => ({ day: 0, from, until: from + 60 });
const bar = (key: string): Bar => ({ ...at(540), key, label: key });

const started = () => {
  const taken: (() => void)[] = [];
  const onChange = vi.fn(() => new Promise<void>((resolve) => void taken.push(resolve)));
  const { result } = renderHook(() => useWeekDraft({ onChange }));
  return {
    onChange,
    draft: () => result.current,
    where: () => result.current.shown.map((one) => `${one.bar?.key} ${one.span.from}`),
    put: (one: Bar, from: number) =>
      act(() => {
        result.current.set({ bar: one, span: at(from) });
        void result.current.putDown();
      }),
    /** What was put down first is stored. */
    take: () => act(async () => taken.shift()?.()),
  };
};

test('what was put down is shown there until it is taken, whatever is put down meanwhile', async () => {
  const { where, put, take } = started();
  put(bar('one'), 600);
  put(bar('two'), 660);
  expect(where()).toEqual(['one 600', 'two 660']);
  await take();
  expect(where()).toEqual(['two 660']);
  await take();
  expect(where()).toEqual([]);
});

test('a bar that is being stored goes on from where it was put, and back as well', async () => {
  const { draft, onChange, put } = started();
  const one = bar('one');
  put(one, 600);
  expect(draft().spanOf(one)).toEqual(at(600));
  put(one, 600);
  expect(onChange).toHaveBeenCalledTimes(1);
  put(one, 540);
  expect(onChange).toHaveBeenLastCalledWith(one, at(540));
});
