import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How many panes stand side by side: only rows, rows and options, or the palette as well. */
export type Room = 'one' | 'two' | 'three';

const roomOf = (width: number): Room => {
  if (width >= 880) return 'three';
  return width >= 640 ? 'two' : 'one';
};

/** The room that there is, by the width of an element; the menu beside the page may come and go. */
export const useRoom = (): { ref: RefObject<HTMLDivElement | null>; room: Room } => {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>('one');
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setRoom(roomOf(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
};
