import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { isOutOfMemory, Thread, ThreadEnded } from './Thread';

interface Asked {
  readonly does: 'answer' | 'fail' | 'exit' | 'fill';
}

/** Answers with its own number, or does what it is sent. */
const code = `
const { parentPort, threadId } = require('node:worker_threads');
const does = {
  answer: () => parentPort.postMessage({ result: threadId }),
  fail: () => parentPort.postMessage({ error: new RangeError('No such page') }),
  exit: () => process.exit(3),
  fill: () => {
    const all = [];
    for (;;) all.push(new Array(1000).fill({}).map(() => ({})));
  },
};
parentPort.on('message', (asked) => does[asked.does]());
`;

const open = (idleMs = 600_000) => {
  const started: Worker[] = [];
  const thread = new Thread<Asked, number>(() => {
    const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 };
    const worker = new Worker(code, { eval: true, resourceLimits });
    worker.unref();
    started.push(worker);
    return worker;
  }, idleMs);
  const ask = (does: Asked['does'], signal?: AbortSignal) =>
    thread.run(async () => ({ does }), signal);
  return { thread, ask, started };
};

test('one thread does all, one thing after another', async () => {
  const { thread, started } = open();
  const steps: string[] = [];
  const run = async (name: string) => {
    const prepare = async (): Promise<Asked> => {
      steps.push(`${name} begins`);
      return { does: 'answer' };
    };
    const made = await thread.run(prepare);
    steps.push(`${name} is done`);
    return made;
  };
  const made = await Promise.all(['first', 'second', 'third'].map(run));
  expect(started).toHaveLength(1);
  expect(new Set(made).size).toBe(1);
  const begun = (name: string) => steps.indexOf(`${name} begins`);
  const done = (name: string) => steps.indexOf(`${name} is done`);
  expect(begun('second')).toBeGreaterThan(begun('first'));
  expect(begun('third')).toBeGreaterThan(done('first'));
});

test('an error comes back as it was thrown, and the thread goes on', async () => {
  const { ask, started } = open();
  await expect(ask('fail')).rejects.toThrow(new RangeError('No such page'));
  await ask('answer');
  expect(started).toHaveLength(1);
});

test('what cannot be prepared keeps nobody else waiting', async () => {
  const { thread, ask } = open();
  const failed = thread.run(() => Promise.reject(new Error('No such order')));
  await expect(failed).rejects.toThrow('No such order');
  await expect(ask('answer')).resolves.toBeGreaterThan(0);
});

test('a thread that ends is replaced', async () => {
  const { ask, started } = open();
  await ask('answer');
  const [ended, next] = await Promise.allSettled([ask('exit'), ask('answer')]);
  expect(ended).toMatchObject({ status: 'rejected', reason: new ThreadEnded(3) });
  expect(next.status).toBe('fulfilled');
  expect(started).toHaveLength(2);
});

test('a thread that takes too much memory ends alone, and is replaced', async () => {
  const { ask, started } = open();
  const failed = await ask('fill').catch((error: unknown) => error);
  expect(isOutOfMemory(failed)).toBe(true);
  expect(isOutOfMemory(new ThreadEnded(1))).toBe(false);
  await ask('answer');
  expect(started).toHaveLength(2);
});

test('who leaves gives up their place', async () => {
  const { thread, ask } = open();
  const leaving = new AbortController();
  const prepare = vi.fn(async (): Promise<Asked> => ({ does: 'answer' }));
  const first = ask('answer');
  const given = thread.run(prepare, leaving.signal);
  const last = ask('answer');
  leaving.abort();
  await expect(given).rejects.toThrow(leaving.signal.reason);
  await Promise.all([first, last]);
  expect(prepare).not.toHaveBeenCalled();
});

test('a thread without work ends, and begins anew', async () => {
  const { ask, started } = open(0);
  await ask('answer');
  const [idle] = started;
  if (idle === undefined) throw new Error('No thread was started');
  if (idle.threadId !== -1) await once(idle, 'exit');
  await ask('answer');
  expect(started.length).toBeGreaterThan(1);
});
