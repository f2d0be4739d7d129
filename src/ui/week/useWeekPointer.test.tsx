import { act, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Bar } from './bar';
import { useWeekDraft } from './useWeekDraft';
import { useWeekPointer } from './useWeekPointer';

const BAR: Bar = { key: 'one', label: 'One', day: 0, from: 540, until: 600 };

/** Two days of 100 pixels, a pixel a minute: the bar stands from 540 to 600. */
const WEEK = { left: 0, top: 0, width: 200, height: 1_440 };

afterEach(() => document.body.replaceChildren());

/** A week of one bar, and a finger on it or beside it. */
const touched = () => {
  const on = { onChange: vi.fn(() => undefined), onDraw: vi.fn(), onOpen: vi.fn() };
  const { result } = renderHook(() => {
    const draft = useWeekDraft(on);
    const barOf = (key: string) => (key === BAR.key ? BAR : undefined);
    const options = { dayCount: 2, hasFixedDays: false, moves: true, draws: true };
    return useWeekPointer({ ...options, draft, barOf, onOpen: on.onOpen });
  });
  const week = document.createElement('div');
  const bar = document.createElement('button');
  bar.dataset.bar = BAR.key;
  week.append(bar);
  document.body.append(week);
  week.getBoundingClientRect = () => WEEK as DOMRect;
  bar.getBoundingClientRect = () => ({ top: 540, bottom: 600 }) as DOMRect;
  week.setPointerCapture = vi.fn();
  const finger = (what: keyof typeof result.current, clientX: number, clientY: number) =>
    act(async () => {
      const isOnBar = clientX < 100 && clientY >= 540 && clientY < 600;
      const event = {
        ...{ button: 0, pointerId: 1, pointerType: 'touch', clientX, clientY },
        ...{ currentTarget: week, target: isOnBar ? bar : week },
      };
      result.current[what](event as unknown as PointerEvent<HTMLElement> & MouseEvent);
    });
  return { ...on, finger, bar };
};

test('a finger chooses a bar first, and moves the one that it chose', async () => {
  const { finger, bar, onChange, onOpen } = touched();
  // The first time it may be about to scroll.
  await finger('onPointerDown', 50, 570);
  await finger('onPointerMove', 50, 630);
  await finger('onPointerUp', 50, 630);
  expect(onChange).not.toHaveBeenCalled();
  expect(bar).toBe(document.activeElement);
  await finger('onPointerDown', 50, 570);
  await finger('onPointerMove', 150, 630);
  await finger('onPointerUp', 150, 630);
  expect(onChange).toHaveBeenCalledWith(BAR, { day: 1, from: 600, until: 660 });
  expect(onOpen).not.toHaveBeenCalled();
});

test('a finger opens the bar that it chose, and takes hold of it by its end', async () => {
  const { finger, onChange, onOpen } = touched();
  await finger('onPointerDown', 50, 570);
  await finger('onPointerUp', 50, 570);
  expect(onOpen).not.toHaveBeenCalled();
  await finger('onPointerDown', 50, 570);
  await finger('onPointerUp', 50, 570);
  expect(onOpen).toHaveBeenCalledWith(BAR);
  await finger('onPointerDown', 50, 595);
  await finger('onPointerMove', 50, 625);
  await finger('onPointerUp', 50, 625);
  expect(onChange).toHaveBeenCalledWith(BAR, { day: 0, from: 540, until: 630 });
});

test('a tap beside the bars draws an hour; a finger that goes on scrolls', async () => {
  const { finger, onDraw } = touched();
  await finger('onPointerDown', 150, 700);
  await finger('onPointerMove', 150, 800);
  await finger('onPointerUp', 150, 800);
  expect(onDraw).not.toHaveBeenCalled();
  await finger('onPointerDown', 150, 720);
  await finger('onPointerUp', 150, 720);
  expect(onDraw).toHaveBeenCalledWith({ day: 1, from: 720, until: 780 });
});
