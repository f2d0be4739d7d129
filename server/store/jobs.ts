import type { JobType, Store, Values } from './Store';

/** Does the work of the jobs of one name. */
export interface JobWorker extends JobType {
  /** Has it done by itself this often, by one of all processes. */
  readonly everyHours?: number;
  /**
   * Does it. May be called again for what was done: a process can be killed after the work and before the queue knows.
   *
   * @param signal ends it before it is through: it throws then, and is done again later
   */
  run(input: Values, signal: AbortSignal): Promise<void>;
}

/** How many jobs there are, of all processes. */
export interface JobCounts {
  readonly waiting: number;
  readonly active: number;
  /** Those that failed at their last attempt; they are kept. */
  readonly failed: number;
}

/** The jobs that this process works off. */
export interface RunningJobs {
  counts(): Promise<JobCounts>;
  /** Begins no further job; those under way finish or are given back. */
  stop(): Promise<void>;
}

const HOUR_MS = 60 * 60_000;

/**
 * Has recurring jobs wait for their turn, once for all processes. What was due while no process ran is made up for once.
 *
 * @returns the workers, of which those of recurring jobs have the next one wait before they begin
 */
export const withSchedules = async (
  queue: Pick<Store, 'enqueue'>,
  workers: readonly JobWorker[],
): Promise<readonly JobWorker[]> => {
  const all: JobWorker[] = [];
  for (const worker of workers) {
    const { everyHours } = worker;
    if (everyHours === undefined) {
      all.push(worker);
      continue;
    }
    const key = 'schedule';
    await queue.enqueue(worker, {}, { key, ifNone: true });
    all.push({
      ...worker,
      run: async (...given) => {
        await queue.enqueue(worker, {}, { key, runAt: Date.now() + everyHours * HOUR_MS });
        await worker.run(...given);
      },
    });
  }
  return all;
};
