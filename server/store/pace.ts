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

/** What is made of each, one after the other, by work that others can interrupt. */
export const madeInTurns = async <From, Made>(
  from: readonly From[],
  make: (one: From) => Made,
): Promise<readonly Made[]> => {
  const pace = createPace();
  const made: Made[] = [];
  for (const one of from) {
    const turn = pace();
    if (turn) await turn;
    made.push(make(one));
  }
  return made;
};

/** As many questions of one call are under way at a time. */
const TOGETHER = 8;

/** What is made of each, some of them at a time, in the order of what it is made from. */
export const madeTogether = async <From, Made>(
  from: readonly From[],
  make: (one: From) => Promise<Made>,
): Promise<readonly Made[]> => {
  const made: Made[] = [];
  const waiting = from.entries();
  const work = async () => {
    for (const [at, one] of waiting) made[at] = await make(one);
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return made;
};
