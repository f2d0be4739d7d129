import type { JobWorker } from '../store/jobs';
import type { JobType, Values } from '../store/Store';
import type { CallContext } from './CallContext';
import type { Translate } from './translate';

/** What a server knows of the resources that it serves, which is given to those jobs that need it. */
type Served = 'definitions' | 'tables' | 'behaviours';

/** What jobs work with: no call goes with them. */
export type JobParts = Omit<CallContext, 'call' | 'afterCommit' | Served> & {
  readonly translate: Translate;
};

/** What the values are that a job is given, by their names. */
type InputSpec = Readonly<Record<string, 'number' | 'text'>>;

type InputOf<Spec extends InputSpec> = Values & {
  readonly [Name in keyof Spec]: Spec[Name] extends 'number' ? number : string;
};

/** A kind of job, which checks whether what was kept is what it takes. */
interface DefinedJob<Input extends Values> extends JobType<Input> {
  accepts(input: Values): input is Input;
}

/** Work that is kept until it is done. */
export interface Job extends Pick<JobWorker, 'name' | 'attempts' | 'everyHours'> {
  /** As `JobWorker.run`. */
  run(parts: JobParts, ...given: Parameters<JobWorker['run']>): Promise<void>;
}

/** Ties the name of a kind of job to what it is given. */
export const defineJob = <Spec extends InputSpec>({
  input: spec,
  ...type
}: Pick<JobType, 'name' | 'attempts'> & { readonly input: Spec }): DefinedJob<InputOf<Spec>> => ({
  ...type,
  accepts: (input): input is InputOf<Spec> =>
    Object.entries(spec).every(
      ([name, kind]) => typeof input[name] === (kind === 'number' ? 'number' : 'string'),
    ),
});

/**
 * A job with what does it. One that was kept by a release whose jobs were given something else fails.
 *
 * @param run as `JobWorker.run`
 * @param schedule has it done by itself
 */
export const jobOf = <Input extends Values>(
  type: DefinedJob<Input>,
  run: (parts: JobParts, input: Input, signal: AbortSignal) => Promise<void>,
  schedule: Pick<JobWorker, 'everyHours'> = {},
): Job => ({
  ...schedule,
  name: type.name,
  attempts: type.attempts,
  run: async (parts, input, signal) => {
    if (!type.accepts(input))
      throw new Error(`The job ${type.name} does not take ${JSON.stringify(input)}`);
    await run(parts, input, signal);
  },
});

/** The workers of jobs, with what these work with. */
export const workersOf = (jobs: readonly Job[], parts: JobParts): readonly JobWorker[] =>
  jobs.map((job) => ({ ...job, run: (...given) => job.run(parts, ...given) }));
