import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { createQueue } from '../pace';

/** What a thread sends back for each thing that it is sent. */
export type Done<Result> = { readonly result: Result } | { readonly error: unknown };

/** A thread ended while it worked, and gave no reason. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';

  constructor(code: unknown) {
    super(`A thread ended with ${code} before it was done`);
  }
}

/** Whether an error is that of a thread which took more memory than it may. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** What a thread sends back next. @throws whatever ended it */
const answerOf = async <Result>(worker: Worker): Promise<Done<Result>> => {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(worker, 'exit', { signal }).then(([code]): never => {
    throw new ThreadEnded(code);
  });
  const answered = once(worker, 'message', { signal }).then(([done]): Done<Result> => done);
  try {
    return await Promise.race([answered, ended]);
  } finally {
    over.abort();
  }
};

/**
 * Work that is done in a thread of its own, so that calls are answered meanwhile. One thing is worked on, and only that one
 * is in memory; others wait. The thread begins with the first, is replaced when it dies, and ends when there was nothing to
 * do for a while.
 */
export class Thread<Input, Result> {
  private readonly inTurn = createQueue();
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;

  /**
   * @param start starts what sends back a `Done<Result>` for each `Input`, in their order
   * @param idleMs milliseconds without work after which it ends
   */
  constructor(
    private readonly start: () => Worker,
    private readonly idleMs: number,
  ) {}

  /**
   * Has something worked on.
   *
   * @param prepare makes what the thread is sent, once it is its turn
   * @param signal gives up the place in the queue
   * @throws what the work throws; what ended the thread, where that was what it died of
   */
  run(prepare: () => Promise<Input>, signal?: AbortSignal): Promise<Result> {
    return this.inTurn(async () => {
      signal?.throwIfAborted();
      const input = await prepare();
      signal?.throwIfAborted();
      return this.send(input);
    });
  }

  private async send(input: Input): Promise<Result> {
    clearTimeout(this.idle);
    this.worker ??= this.begin();
    const { worker } = this;
    worker.ref();
    try {
      const answer = answerOf<Result>(worker);
      worker.postMessage(input);
      const done = await answer;
      if ('error' in done) throw done.error;
      return done.result;
    } finally {
      worker.unref();
      this.idle = setTimeout(() => this.end(), this.idleMs).unref();
    }
  }

  private begin(): Worker {
    const worker = this.start();
    const forget = () => {
      if (this.worker === worker) this.worker = undefined;
    };
    return worker.on('error', forget).on('exit', forget);
  }

  private end(): void {
    void this.worker?.terminate();
    this.worker = undefined;
  }
}
