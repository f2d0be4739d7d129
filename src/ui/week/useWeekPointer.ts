import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { DAY, drawn, moved, type Span, sized } from './hours';
import type { WeekDraft } from './useWeekDraft';
import type { Bar } from './WeekBar';

/** Pixels that a pointer may tremble by. */
const STILL = 4;

/** How long what is put down by a touch lasts, in minutes. */
const TOUCHED = 60;

interface Options {
  draft: WeekDraft;
  barOf(key: string): Bar | undefined;
  dayCount: number;
  hasFixedDays: boolean;
  moves: boolean;
  draws: boolean;
  onOpen(bar: Bar): void;
}

/** A pointer that is down: where, on what, and what that was then. */
interface Press {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly bar: Bar | null;
  readonly edge: 'from' | 'until' | null;
  /** A finger on what isn't chosen yet may be about to scroll. */
  readonly isStill: boolean;
  hasMoved: boolean;
}

const barAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-bar]') : null;

/** Pixels from its beginning or its end by which a bar is sized; a low one keeps a middle to be moved by. */
const EDGE = { fine: 7, coarse: 12 };

const edgeAt = (element: HTMLElement | null, { clientY, pointerType }: PointerEvent) => {
  if (!element) return null;
  const { top, bottom } = element.getBoundingClientRect();
  const edge = Math.min(pointerType === 'touch' ? EDGE.coarse : EDGE.fine, (bottom - top) / 4);
  if (clientY - top < edge) return 'from';
  return bottom - clientY < edge ? 'until' : null;
};

/** Drawing, moving and sizing by mouse, pen and touch. */
export const useWeekPointer = ({ draft, dayCount, ...options }: Options) => {
  const { barOf, hasFixedDays, moves, draws, onOpen } = options;
  const press = useRef<Press>(null);

  /** Where in the week a pointer is. */
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return {
      day: Math.max(0, Math.min(Math.floor(((clientX - left) / width) * dayCount), dayCount - 1)),
      minute: ((clientY - top) / height) * DAY,
      minutesBy: (pixels: number) => (pixels / height) * DAY,
      daysBy: (pixels: number) => Math.round((pixels / width) * dayCount),
    };
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const element = barAt(event.target);
    const bar = (element && barOf(element.dataset.bar ?? '')) ?? null;
    const isChosen = element !== null && element === document.activeElement;
    const { pointerId, clientX: x, clientY: y } = event;
    const isTouch = event.pointerType === 'touch';
    element?.focus({ preventScroll: true });
    const isStill = isTouch ? !isChosen : !(bar ? moves && !bar.isFixed : draws);
    press.current = {
      pointerId,
      x,
      y,
      bar,
      edge: edgeAt(element, event),
      isStill,
      hasMoved: false,
    };
    if (!isStill) event.currentTarget.setPointerCapture(pointerId);
  };

  const spanAt = (event: PointerEvent<HTMLElement>, { bar, edge, x, y }: Press): Span => {
    const place = placeOf(event);
    const minutes = place.minutesBy(event.clientY - y);
    if (!bar) {
      const start = place.minute - minutes;
      const day = Math.max(0, place.day - place.daysBy(event.clientX - x));
      return drawn(Math.min(day, dayCount - 1), start, place.minute);
    }
    if (edge) return sized(bar, edge, bar[edge] + minutes);
    const days = hasFixedDays ? 0 : place.daysBy(event.clientX - x);
    return moved(bar, { days, minutes }, dayCount);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = press;
    if (current?.pointerId !== event.pointerId) return;
    const isFar =
      Math.abs(event.clientX - current.x) > STILL || Math.abs(event.clientY - current.y) > STILL;
    if (isFar) current.hasMoved = true;
    if (!current.hasMoved || current.isStill || (current.bar && !moves)) return;
    draft.set({ bar: current.bar, span: spanAt(event, current) });
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { current } = press;
    press.current = null;
    if (current?.pointerId !== event.pointerId) return;
    if (draft.now.current) void draft.putDown();
    else if (!current.hasMoved && current.bar && !(current.isStill && moves)) onOpen(current.bar);
    else if (!current.hasMoved && !current.bar && draws) {
      const { day, minute } = placeOf(event);
      draft.set({ bar: null, span: drawn(day, minute, minute + TOUCHED) });
      void draft.putDown();
    }
  };

  return {
    // The browser would take the focus away from what was just chosen.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: () => {
      press.current = null;
      draft.cancel();
    },
  };
};
