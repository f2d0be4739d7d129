import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Bar } from './bar';
import { DAY, drawn, moved, type Span, sized } from './hours';
import type { WeekDraft } from './useWeekDraft';

/** Pixels that a pointer may tremble by. */
const STILL = 4;

/** How long what is put down by a touch lasts, in minutes. */
const TOUCHED = 60;

interface Options {
  draft: WeekDraft;
  barOf(key: string): Bar | undefined;
  dayCount: number;
  hasFixedDays: boolean;
  /** The latest minute that a day ends with. */
  last?: number;
  moves: boolean;
  draws: boolean;
  onOpen?(bar: Bar): void;
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

interface Pressable extends Pick<Options, 'draft' | 'barOf' | 'draws'> {
  isMovable(bar: Bar): boolean;
}

/** What a pointer presses, as long as the focus is where it was: a finger moves what it chose before. */
const pressOf = (
  event: PointerEvent<HTMLElement>,
  element: HTMLElement | null,
  { draft, barOf, draws, isMovable }: Pressable,
): Press => {
  const { pointerId, clientX: x, clientY: y } = event;
  const bar = (element && barOf(element.dataset.bar ?? '')) ?? null;
  const isChosen = element !== null && element === document.activeElement;
  const isTouch = event.pointerType === 'touch';
  const isStill = isTouch ? !isChosen : !(bar ? isMovable(bar) : draws);
  const span = bar && draft.spanOf(bar);
  const edge = edgeAt(element, event);
  return { pointerId, x, y, bar, span, edge, isStill, hasMoved: false };
};

const isFar = ({ clientX, clientY }: PointerEvent, { x, y }: Press): boolean =>
  Math.abs(clientX - x) > STILL || Math.abs(clientY - y) > STILL;

/** What a pointer that was pressed elsewhere makes of a bar, or of none. */
const spanAt = (
  event: PointerEvent<HTMLElement>,
  { span, edge, x, y }: Press,
  { dayCount, hasFixedDays, last }: Pick<Options, 'dayCount' | 'hasFixedDays' | 'last'>,
): Span => {
  const place = placeOf(event, dayCount);
  const minutes = place.minutesBy(event.clientY - y);
  if (!span) {
    const start = place.minute - minutes;
    const day = Math.max(0, place.day - place.daysBy(event.clientX - x));
    return drawn(Math.min(day, dayCount - 1), start, place.minute, last);
  }
  if (edge) return sized(span, edge, span[edge] + minutes, last);
  const days = hasFixedDays ? 0 : place.daysBy(event.clientX - x);
  return moved(span, { days, minutes }, dayCount, last);
};

/** A pointer that is down. Escape lets go of it, wherever the focus is, and means nothing else then. */
const usePress = (draft: WeekDraft) => {
  const press = useRef<Press>(null);
  /** @returns whether something was dragged */
  const letGo = (): boolean => {
    const isDragging = press.current !== null && draft.now.current !== null;
    press.current = null;
    if (isDragging) draft.cancel();
    return isDragging;
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !letGo()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  });
  return { press, letGo };
};

/** Drawing, moving and sizing by mouse, pen and touch. */
export const useWeekPointer = ({ draft, dayCount, ...options }: Options) => {
  const { barOf, hasFixedDays, last, moves, draws, onOpen } = options;
  const { press, letGo } = usePress(draft);
  const isMovable = (bar: Bar) => moves && !bar.isFixed;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const element = barAt(event.target);
    const current = pressOf(event, element, { draft, barOf, draws, isMovable });
    press.current = current;
    element?.focus({ preventScroll: true });
    // What was moved by keyboard stays where it is.
    if (!current.bar) void draft.putDown();
    if (!current.isStill) event.currentTarget.setPointerCapture(event.pointerId);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = press;
    if (current?.pointerId !== event.pointerId) return;
    if (isFar(event, current)) current.hasMoved = true;
    if (!current.hasMoved || current.isStill || (current.bar && !isMovable(current.bar))) return;
    draft.set({ bar: current.bar, span: spanAt(event, current, { dayCount, hasFixedDays, last }) });
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { current } = press;
    press.current = null;
    if (current?.pointerId !== event.pointerId) return;
    const { bar, isStill, hasMoved } = current;
    if (draft.now.current) void draft.putDown();
    else if (!hasMoved && bar && !(isStill && isMovable(bar))) onOpen?.(bar);
    else if (!hasMoved && !bar && draws) {
      const { day, minute } = placeOf(event, dayCount);
      draft.set({ bar: null, span: drawn(day, minute, minute + TOUCHED, last) });
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
