import { isUnderway, type Upload } from './UploadQueue';

/** The part of a queue that shows whether it is done. */
interface Queue {
  isRunning(): boolean;
  get(): readonly Upload[];
  subscribe(listener: () => void): () => void;
}

const queues = new Set<Queue>();

/** @returns once nothing is being sent */
export const over = (queue: Pick<Queue, 'isRunning' | 'subscribe'>): Promise<void> =>
  new Promise((resolve) => {
    if (!queue.isRunning()) return resolve();
    const stop = queue.subscribe(() => {
      if (queue.isRunning()) return;
      stop();
      resolve();
    });
  });

/** The files that fields of a form are sending: a save waits for them. */
export const uploadsUnderWay = {
  /** @returns takes it out again */
  add: (queue: Queue): (() => void) => {
    queues.add(queue);
    return () => {
      queues.delete(queue);
    };
  },
  isRunning: (): boolean => [...queues].some((queue) => queue.isRunning()),
  /** @returns once nothing is being sent: whether all that was has been stored, or given up by the person */
  settled: async (): Promise<boolean> => {
    const sending = [...queues].flatMap((queue) =>
      queue.get().flatMap((upload) => (isUnderway(upload) ? [{ queue, id: upload.id }] : [])),
    );
    await Promise.all([...queues].map(over));
    return !sending.some(({ queue, id }) =>
      queue.get().some((upload) => upload.id === id && upload.state === 'failed'),
    );
  },
};
