import { type RefObject, useEffect, useState } from 'react';
import type { Size } from './place';

const STEP = 1.25;
const LEAST = 0.05;
const MOST = 4;

/** How large the map is drawn: as it fits into its frame, until somebody zooms. */
export const useZoom = (frame: RefObject<HTMLElement | null>, map: Size | null) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const [room, setRoom] = useState<Size | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element || !map) return;
    const watch = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame, map]);
  const fitting =
    map && room ? Math.min(room.width / map.width, room.height / map.height, MOST) : 1;
  const zoom = chosen ?? fitting;
  const set = (next: number) => setChosen(Math.min(MOST, Math.max(LEAST, next)));
  return {
    zoom,
    larger: () => set(zoom * STEP),
    smaller: () => set(zoom / STEP),
    whole: () => set(1),
    fit: () => setChosen(null),
    isFitting: chosen === null,
  };
};
