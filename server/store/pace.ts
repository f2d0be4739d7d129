import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** Milliseconds that work goes on before other calls get their turn. */
const TURN_MS = 10;

/** Lets other calls have their turn, once it has been so long. */
export type Pace = () => Promise<void> | undefined;

/** A pace for long work, which would otherwise keep everybody waiting: asked between its steps. */
export const createPace = (): Pace => {
  let since = performance.now();
  return () => {
    if (performance.now() - since < TURN_MS) return undefined;
    return setImmediate().then(() => {
      since = performance.now();
    });
  };
};
