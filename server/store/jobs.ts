import type { JobRequest, Values } from './Store';

/** Does the work of the jobs of one name. */
export interface JobWorker extends Pick<JobRequest, 'name' | 'attempts'> {
  /** Has it done by itself this often, by one of all processes; a number by which a day can be divided. */
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

/** What a job of a schedule goes by: one of them waits at most. */
export const scheduled = ({
  name,
  attempts,
}: JobWorker): JobRequest & { readonly key: string } => ({
  name,
  attempts,
  key: 'schedule',
  input: {},
});
