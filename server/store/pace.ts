import { performance } from 'node:perf_hooks';

/** Milliseconds that work goes on before other calls get their turn. */
const TURN_MS = 10;

/** Work that waits to go on. */
const waiting: (() => void)[] = [];

const wakeOne = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(wakeOne);
};

/** Waits until others had their turn: of long work one goes on at a time, and calls are answered between two. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(wakeOne);
  });

/** Does one work after the other, in the order in which they are asked for. */
export const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
};

/** Lets other calls have their turn, once it has been so long. */
export type Pace = () => Promise<void> | undefined;

/** A pace for long work, which would otherwise keep everybody waiting: asked between its steps. */
export const createPace = (): Pace => {
  let since = performance.now();
  return () => {
    if (performance.now() - since < TURN_MS) return undefined;
    return nextTurn().then(() => {
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
