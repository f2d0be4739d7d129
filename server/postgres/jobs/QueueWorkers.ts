import { EventEmitter } from 'node:events';
import { run, type Task, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { JobWorker } from '../../store/jobs';
import { connectionOver } from '../connection';
import { Liveness } from './Liveness';
import { errorsTo } from './schema';

/** Jobs that are under way at once in a process. */
export const AT_ONCE = 2;

export interface QueueOptions {
  readonly url: string;
  readonly workers: readonly JobWorker[];
  readonly log: (error: unknown) => void;
  /** How often, in milliseconds, it is looked for jobs whose time has come or whose process is gone. */
  readonly lookEvery: number;
}

/** Workers of the queue in this process. */
export interface QueueWorkers {
  /** Resolves once one of them has given up, or was stopped. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

const taskOf =
  (worker: JobWorker): Task =>
  (input, { abortSignal = new AbortController().signal }) =>
    worker.run({ ...Object(input) }, abortSignal);

/**
 * Starts workers of the queue. One that can't report what became of its job ends, and leaves the job locked: it is given
 * back once all of them have stopped.
 *
 * @throws Error while the database is out of reach
 */
export const startQueueWorkers = async (
  pgPool: Pool,
  { url, workers, log, lookEvery }: QueueOptions,
): Promise<QueueWorkers> => {
  const ids: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => ids.push(worker.workerId));
  const failed = new Promise<void>((resolve) => {
    events.once('worker:fatalError', () => resolve());
  });
  const taskList: TaskList = Object.fromEntries(workers.map((job) => [job.name, taskOf(job)]));
  const runner = await run({
    pgPool,
    taskList,
    concurrency: AT_ONCE,
    pollInterval: lookEvery,
    noHandleSignals: true,
    logger: errorsTo(log),
    events,
  });
  let isOver = false;
  const over = runner.promise.catch(log).finally(() => {
    isOver = true;
  });
  const liveness = new Liveness(url, ids, connectionOver(pgPool), log, lookEvery);
  const stop = async () => {
    // It stops by itself where a later release changes the queue beneath it.
    if (!isOver) await runner.stop();
    await over;
    await liveness.stop();
  };
  try {
    await liveness.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended: Promise.race([failed, over]), stop };
};
