import type { JobWorker } from '../store/jobs';
import type { CallContext } from './CallContext';

/** What jobs work with: no call goes with them. */
export type JobParts = Pick<CallContext, 'store' | 'files' | 'services' | 'clock' | 'log'>;

/** A kind of work that is kept on the queue until it is done. */
export interface Job extends Pick<JobWorker, 'name' | 'attempts' | 'everyHours'> {
  /** As `JobWorker.run`. */
  run(parts: JobParts, ...given: Parameters<JobWorker['run']>): Promise<void>;
}

/** The workers of jobs, with what these work with. */
export const workersOf = (jobs: readonly Job[], parts: JobParts): readonly JobWorker[] =>
  jobs.map((job) => ({ ...job, run: (...given) => job.run(parts, ...given) }));
