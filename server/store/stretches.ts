import { setImmediate } from 'node:timers/promises';

/** Milliseconds that something which nobody waits for may take at a stretch. */
const LONGEST = 8;

/** To be called often by work that nobody waits for: lets calls be answered when it has run for a while. */
export type Pause = () => Promise<void>;

/** Begins such work. */
export const inStretches = (): Pause => {
  let end = performance.now() + LONGEST;
  return async () => {
    if (performance.now() < end) return;
    await setImmediate();
    end = performance.now() + LONGEST;
  };
};
