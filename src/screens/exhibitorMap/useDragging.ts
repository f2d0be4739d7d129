import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Draft } from './Draft';
import { dragged, type Grip, grips, type Place, placedAt, type Size } from './place';
import type { Exhibitor } from './useExhibitors';
import type { Placing } from './usePlacing';

interface Options extends Pick<Placing, 'chosen' | 'choose' | 'store' | 'announce'> {
  rows: readonly Exhibitor[];
  map: Size;
  zoom: number;
  mayChange: boolean;
}

/** A drag under way: from where, of what, and what it was then. */
interface Drag {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly grip: Grip;
  readonly draft: Draft;
  readonly from: Place;
}

const gripAt = ({ target }: PointerEvent): Grip | undefined => {
  const named = target instanceof HTMLElement ? target.dataset.grip : undefined;
  return grips.find((grip) => grip === named);
};

/** Choosing exhibitors on the map, and dragging what is chosen by its middle or a corner. */
export const useDragging = ({ rows, map, zoom, mayChange, ...placing }: Options) => {
  const { chosen, choose, store, announce } = placing;
  const drag = useRef<Drag>(null);

  const take = (event: PointerEvent<HTMLElement>): { draft: Draft; grip: Grip } | undefined => {
    const grip = gripAt(event);
    if (grip && chosen) return { draft: chosen.draft, grip };
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const found = placedAt(rows, (event.clientX - left) / zoom, (event.clientY - top) / zoom);
    return found && { draft: choose(found), grip: 'whole' };
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const isOnChosen = gripAt(event) !== undefined;
    const taken = take(event);
    if (!taken) void store();
    if (isOnChosen && event.target instanceof HTMLElement)
      event.target.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    // A finger on what isn't chosen yet may be about to scroll.
    if (!taken || !mayChange || (event.pointerType === 'touch' && !isOnChosen)) return;
    const { pointerId, clientX: x, clientY: y } = event;
    event.currentTarget.setPointerCapture(pointerId);
    drag.current = { pointerId, x, y, ...taken, from: taken.draft.get() };
  };

  const onPointerMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (drag.current?.pointerId !== pointerId) return;
    const { x, y, grip, from, draft } = drag.current;
    draft.set(dragged(from, grip, [(clientX - x) / zoom, (clientY - y) / zoom], map));
  };

  const end = (isDone: boolean) => {
    const { draft, from } = drag.current ?? {};
    drag.current = null;
    if (!draft || !from) return;
    if (!isDone) return draft.set(from);
    if (!draft.isChanged()) return;
    announce(draft.get());
    void store();
  };

  return {
    // The browser would take the focus away from the exhibitor that was just chosen.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerDown,
    onPointerMove,
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  };
};
