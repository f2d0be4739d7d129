import { act, renderHook } from '@testing-library/react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import type { Bar } from './bar';
import { useWeekDraft } from './useWeekDraft';
import { useWeekKeys } from './useWeekKeys';

const BAR: Bar = { key: 'one', label: 'One', day: 0, from: 540, until: 600 };

/** A week of one bar that has the focus. */
const started = (bar = BAR) => {
  const on = { onChange: vi.fn(() => undefined), onOpen: vi.fn(), onRemove: vi.fn() };
  const { result } = renderHook(() => {
    const draft = useWeekDraft(on);
    const days = ['Mon', 'Tue'];
    const barOf = (key: string) => (key === bar.key ? bar : undefined);
    return useWeekKeys({ ...on, draft, barOf, days, hasFixedDays: true, moves: true });
  });
  const target = document.createElement('button');
  target.dataset.bar = bar.key;
  /** @returns whether the key is left to what is around the bar */
  const press = (key: string, modifiers: object = {}) =>
    act(async () => {
      const preventDefault = vi.fn();
      const event = { target, key, preventDefault, stopPropagation: vi.fn(), ...modifiers };
      result.current.handlers.onKeyDown(event as unknown as KeyboardEvent<HTMLElement>);
      return preventDefault.mock.calls.length === 0;
    });
  const leave = () =>
    act(async () =>
      result.current.handlers.onBlur({ target } as unknown as FocusEvent<HTMLElement>),
    );
  return { ...on, press, leave, announced: () => result.current.announcement };
};

const CTRL = { ctrlKey: true };

test.each(['s', 'Enter'])('Ctrl and %s saves around the bar what was moved', async (key) => {
  const { press, onChange, onOpen } = started();
  await press('ArrowDown');
  expect(await press('Control', CTRL)).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
  expect(await press(key, CTRL)).toBe(true);
  expect(onChange).toHaveBeenCalledWith(BAR, { day: 0, from: 555, until: 615 });
  await press(key, CTRL);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onOpen).not.toHaveBeenCalled();
});

test('what stays where it is is opened, and neither moved nor taken away', async () => {
  const { press, onChange, onOpen, onRemove } = started({ ...BAR, isFixed: true });
  expect(await press('Delete')).toBe(true);
  expect(await press('ArrowDown')).toBe(true);
  await press('Enter');
  expect(onRemove).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('what is taken away is not put down afterwards', async () => {
  const { press, onChange, onRemove } = started();
  await press('ArrowDown');
  await press('Delete');
  expect(onRemove).toHaveBeenCalledTimes(1);
  await press('s', CTRL);
  expect(onChange).not.toHaveBeenCalled();
});

test('what is moved by keyboard and left without Enter stays where it was', async () => {
  const { press, leave, onChange } = started();
  await press('ArrowDown');
  await leave();
  await press('s', CTRL);
  expect(onChange).not.toHaveBeenCalled();
});

test('what is given up is announced to stand where it was', async () => {
  const { press, announced } = started();
  await press('ArrowDown');
  expect(announced()).toBe('Mon 09:15–10:15');
  await press('Escape');
  expect(announced()).toBe('Mon 09:00–10:00');
});
