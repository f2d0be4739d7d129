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

/** Maps one after the other, and lets other calls have their turn in between. */
export const mapPaced = async <From, To>(
  from: readonly From[],
  map: (one: From) => To,
): Promise<readonly To[]> => {
  const pace = createPace();
  const mapped: To[] = [];
  for (const one of from) {
    const turn = pace();
    if (turn) await turn;
    mapped.push(map(one));
  }
  return mapped;
};

/** As many questions of one call are under way at a time. */
const CONCURRENCY = 8;

/** Maps with limited concurrency. @returns the results in the order of what they were made from */
export const mapConcurrently = async <From, To>(
  from: readonly From[],
  map: (one: From) => Promise<To>,
): Promise<readonly To[]> => {
  const mapped: To[] = [];
  const waiting = from.entries();
  const work = async () => {
    for (const [at, one] of waiting) mapped[at] = await map(one);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return mapped;
};

/** Work in steps, between which others can have their turn. */
export type Steps<T> = Generator<undefined, T>;

/** Does all steps at once. */
export const atOnce = <T>(steps: Steps<T>): T => {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
};

/** Does one step after the other, and lets other calls have their turn in between. */
export const inTurns = async <T>(steps: Steps<T>): Promise<T> => {
  const pace = createPace();
  let step = steps.next();
  while (!step.done) {
    await pace();
    step = steps.next();
  }
  return step.value;
};
