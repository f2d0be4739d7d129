import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A show of items that follow each other, and begin again after the last. */
export const useShow = (total: number) => {
  const [at, setAt] = useState({ index: 0, turn: 0 });
  const [isPaused, setPaused] = useState(false);
  const go = (by: 1 | -1) =>
    setAt(({ index, turn }) => ({ index: (index + by + total) % total, turn: turn + 1 }));
  return {
    index: at.index,
    /** Another one each time that an item begins, the same item included. */
    turn: at.turn,
    isPaused,
    toggle: () => setPaused(!isPaused),
    next: () => go(1),
    previous: () => go(-1),
  };
};

/**
 * Ends something after a time that stands still while it is paused, and begins anew when it becomes another one.
 *
 * @param seconds `undefined`: it ends by itself
 */
export const useTimer = (seconds: number | undefined, isPaused: boolean, onEnd: () => void) => {
  const left = useRef(0);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    left.current = (seconds ?? 0) * 1_000;
  }, [seconds]);
  useEffect(() => {
    if (isPaused || seconds === undefined) return;
    const begun = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - begun;
    };
  }, [isPaused, seconds]);
};
