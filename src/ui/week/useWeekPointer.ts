import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
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
  /** Where the bar stood. */
  readonly span: Span | null;
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

/** Where in a week a pointer is. */
const placeOf = (
  { currentTarget, clientX, clientY }: PointerEvent<HTMLElement>,
  dayCount: number,
) => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    day: Math.max(0, Math.min(Math.floor(((clientX - left) / width) * dayCount), dayCount - 1)),
    minute: ((clientY - top) / height) * DAY,
    minutesBy: (pixels: number) => (pixels / height) * DAY,
    daysBy: (pixels: number) => Math.round((pixels / width) * dayCount),
  };
};

/** What a pointer that was pressed elsewhere makes of a bar, or of none. */
const spanAt = (
  event: PointerEvent<HTMLElement>,
  { span, edge, x, y }: Press,
  { dayCount, hasFixedDays }: Pick<Options, 'dayCount' | 'hasFixedDays'>,
): Span => {
  const place = placeOf(event, dayCount);
  const minutes = place.minutesBy(event.clientY - y);
  if (!span) {
    const start = place.minute - minutes;
    const day = Math.max(0, place.day - place.daysBy(event.clientX - x));
    return drawn(Math.min(day, dayCount - 1), start, place.minute);
  }
  if (edge) return sized(span, edge, span[edge] + minutes);
  const days = hasFixedDays ? 0 : place.daysBy(event.clientX - x);
  return moved(span, { days, minutes }, dayCount);
};

/** Escape lets go of what is pressed, wherever the focus is; it means nothing else then. */
const useEscape = (letGo: () => boolean) => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !letGo()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  });
};

/** Drawing, moving and sizing by mouse, pen and touch. */
export const useWeekPointer = ({ draft, dayCount, ...options }: Options) => {
  const { barOf, hasFixedDays, moves, draws, onOpen } = options;
  const press = useRef<Press>(null);
  const isMovable = (bar: Bar | null) => moves && !bar?.isFixed;
  const letGo = (): boolean => {
    const isDragging = press.current !== null && draft.now.current !== null;
    press.current = null;
    if (isDragging) draft.cancel();
    return isDragging;
  };
  useEscape(letGo);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const element = barAt(event.target);
    const bar = (element && barOf(element.dataset.bar ?? '')) ?? null;
    const isChosen = element !== null && element === document.activeElement;
    const { pointerId, clientX: x, clientY: y } = event;
    const isTouch = event.pointerType === 'touch';
    element?.focus({ preventScroll: true });
    // What was moved by keyboard stays where it is.
    if (!bar) void draft.putDown();
    const isStill = isTouch ? !isChosen : !(bar ? isMovable(bar) : draws);
    const span = bar && draft.spanOf(bar);
    const edge = edgeAt(element, event);
    press.current = { pointerId, x, y, bar, span, edge, isStill, hasMoved: false };
    if (!isStill) event.currentTarget.setPointerCapture(pointerId);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = press;
    if (current?.pointerId !== event.pointerId) return;
    const isFar =
      Math.abs(event.clientX - current.x) > STILL || Math.abs(event.clientY - current.y) > STILL;
    if (isFar) current.hasMoved = true;
    if (!current.hasMoved || current.isStill || (current.bar && !isMovable(current.bar))) return;
    draft.set({ bar: current.bar, span: spanAt(event, current, { dayCount, hasFixedDays }) });
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { current } = press;
    press.current = null;
    if (current?.pointerId !== event.pointerId) return;
    const { bar, isStill, hasMoved } = current;
    if (draft.now.current) void draft.putDown();
    else if (!hasMoved && bar && !(isStill && isMovable(bar))) onOpen(bar);
    else if (!hasMoved && !bar && draws) {
      const { day, minute } = placeOf(event, dayCount);
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
    onPointerCancel: letGo,
  };
};
