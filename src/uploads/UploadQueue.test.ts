import { expect, test } from 'vitest';
import { mostUrgentFirst, type Upload, UploadQueue } from './UploadQueue';

interface Sent {
  readonly name: string;
  progress(share: number): void;
  succeed(): void;
  fail(error: Error): void;
}

interface Options {
  atOnce?: number;
  onOver?(): void;
  onStored?(): Promise<void>;
}

/** A queue whose sending the test decides on. */
const openQueue = ({ atOnce = 3, onStored, onOver }: Options = {}) => {
  const sent: Sent[] = [];
  let stored = 0;
  const queue = new UploadQueue<typeof target>({
    atOnce,
    send: ({ file }, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        sent.push({
          name: file.name,
          progress: onProgress,
          succeed: () => resolve(undefined),
          fail: reject,
        });
      }),
    onStored: () => {
      stored += 1;
      return onStored?.();
    },
    onOver,
    messageOf: (error) => (error instanceof Error ? error.message : ''),
  });
  return { queue, sent, storedCount: () => stored };
};

const files = (...names: string[]): File[] => names.map((name) => new File(['x'], name));
const target = { folderId: 4, mediaId: null };
const states = (uploads: readonly Upload[]) => uploads.map(({ state }) => state);
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('sends three files at a time, in their order, into the folder they were dropped on', async () => {
  const { queue, sent, storedCount } = openQueue();
  queue.add(files('a', 'b', 'c', 'd', 'e'), target);
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(states(queue.get())).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting']);
  sent[1]?.succeed();
  await settled();
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  expect(queue.get().map((upload) => upload.target.folderId)).toEqual([4, 4, 4, 4, 4]);
  for (const one of sent) one.succeed();
  await settled();
  sent[4]?.succeed();
  await settled();
  expect(states(queue.get())).toEqual(['done', 'done', 'done', 'done', 'done']);
  expect(storedCount()).toBe(5);
  expect(queue.isRunning()).toBe(false);
});

test('tells once that all is over, and again after a further try', async () => {
  let over = 0;
  const { queue, sent } = openQueue({
    atOnce: 1,
    onOver: () => {
      over += 1;
    },
  });
  queue.add(files('a', 'b'), target);
  sent[0]?.fail(new Error('a is too large'));
  await settled();
  expect(over).toBe(0);
  sent[1]?.succeed();
  await settled();
  expect(over).toBe(1);
  queue.retry(queue.get()[0]?.id ?? 0);
  sent[2]?.succeed();
  await settled();
  expect(over).toBe(2);
});

test('reports how much of a file has been sent', () => {
  const { queue, sent } = openQueue();
  let notified = 0;
  queue.subscribe(() => {
    notified += 1;
  });
  queue.add(files('a'), target);
  const before = notified;
  sent[0]?.progress(0.4);
  expect(queue.get()[0]?.share).toBe(0.4);
  expect(notified).toBe(before + 1);
});

test('a failure keeps its reason and the others going, and can be tried again', async () => {
  const { queue, sent } = openQueue();
  queue.add(files('a', 'b'), target);
  sent[0]?.fail(new Error('a is too large'));
  await settled();
  expect(queue.get()[0]).toMatchObject({ state: 'failed', message: 'a is too large' });
  expect(queue.get()[1]?.state).toBe('sending');
  queue.retry(1);
  expect(queue.get()[0]).toMatchObject({ state: 'sending', message: '', share: 0 });
  sent[2]?.succeed();
  await settled();
  expect(queue.get()[0]?.state).toBe('done');
});

test('cancels what runs and what waits, and takes up the next', async () => {
  const { queue, sent, storedCount } = openQueue();
  queue.add(files('a', 'b', 'c', 'd', 'e'), target);
  queue.cancel(4);
  queue.cancel(1);
  await settled();
  expect(states(queue.get())).toEqual(['cancelled', 'sending', 'sending', 'cancelled', 'sending']);
  sent[0]?.progress(0.9);
  expect(queue.get()[0]?.share).toBe(0);
  queue.cancelAll();
  await settled();
  expect(new Set(states(queue.get()))).toEqual(new Set(['cancelled']));
  expect(storedCount()).toBe(0);
  queue.retry(1);
  sent.at(-1)?.succeed();
  await settled();
  expect(states(queue.get())[0]).toBe('done');
});

test('a cancelled upload that is tried again at once is not spoilt by its end', async () => {
  const { queue, sent } = openQueue();
  queue.add(files('a'), target);
  queue.cancel(1);
  queue.retry(1);
  await settled();
  expect(queue.get()[0]?.state).toBe('sending');
  sent[1]?.succeed();
  await settled();
  expect(queue.get()[0]?.state).toBe('done');
});

test('forgets what is over', async () => {
  const { queue, sent } = openQueue();
  queue.add(files('a', 'b'), target);
  sent[0]?.succeed();
  await settled();
  queue.clear();
  expect(queue.get().map(({ file }) => file.name)).toEqual(['b']);
});

test('what is over is forgotten when more are chosen, but for what failed', async () => {
  const { queue, sent } = openQueue();
  queue.add(files('a', 'b'), target);
  sent[0]?.succeed();
  await settled();
  queue.add(files('c'), target);
  expect(queue.get().map(({ file }) => file.name)).toEqual(['a', 'b', 'c']);
  sent[1]?.fail(new Error('b is too large'));
  sent[2]?.succeed();
  await settled();
  queue.add(files('d'), target);
  expect(queue.get().map(({ file }) => file.name)).toEqual(['b', 'd']);
});

test('what failed and what is being sent stand above what is done', async () => {
  const { queue, sent } = openQueue();
  queue.add(files('a', 'b', 'c', 'd'), target);
  sent[0]?.succeed();
  sent[2]?.fail(new Error('c is too large'));
  await settled();
  expect(mostUrgentFirst(queue.get()).map(({ file }) => file.name)).toEqual(['c', 'b', 'd', 'a']);
});

test('one at a time stays in order, and what is tried again comes last', async () => {
  const { queue, sent } = openQueue({ atOnce: 1 });
  queue.add(files('a', 'b', 'c'), target);
  sent[0]?.fail(new Error('not now'));
  await settled();
  queue.retry(1);
  sent[1]?.succeed();
  await settled();
  sent[2]?.succeed();
  await settled();
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'a']);
});

test('a file is under way until whoever shows it has taken it up', async () => {
  let take = () => {};
  const taken = new Promise<void>((resolve) => {
    take = resolve;
  });
  const { queue, sent } = openQueue({ atOnce: 1, onStored: () => taken });
  queue.add(files('a', 'b'), target);
  sent[0]?.succeed();
  await settled();
  expect(states(queue.get())).toEqual(['sending', 'waiting']);
  take();
  await settled();
  expect(states(queue.get())).toEqual(['done', 'sending']);
});

test('what is put away is cancelled and forgotten', async () => {
  const { queue, sent } = openQueue({ atOnce: 1 });
  queue.add(files('a', 'b'), target);
  queue.putAway(1);
  await settled();
  expect(queue.get().map(({ file }) => file.name)).toEqual(['b']);
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b']);
});
