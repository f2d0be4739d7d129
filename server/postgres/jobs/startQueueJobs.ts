import { EventEmitter } from 'node:events';
import {
  type CronItem,
  parseCronItems,
  run,
  type Task,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { type JobCounts, type JobWorker, type RunningJobs, scheduled } from '../../store/jobs';
import { type Connection, connectionOver } from '../connection';
import { keyOf } from './enqueued';
import { Liveness } from './Liveness';
import { errorsTo } from './schema';

/** Jobs that are under way at once in a process. */
const AT_ONCE = 2;
const HOUR_MS = 60 * 60_000;
/** How often it is looked for jobs whose time has come; new ones are notified. */
const LOOK_EVERY_MS = 5_000;

const taskOf =
  (worker: JobWorker): Task =>
  (input, { abortSignal = new AbortController().signal }) =>
    worker.run({ ...Object(input) }, abortSignal);

/** What was due while no process ran is made up for once. */
const scheduleOf = (worker: JobWorker): readonly CronItem[] => {
  const { name, attempts, everyHours } = worker;
  if (everyHours === undefined) return [];
  const jobKey = keyOf(scheduled(worker)) ?? undefined;
  const options = { backfillPeriod: everyHours * HOUR_MS, maxAttempts: attempts, jobKey };
  return [{ task: name, match: `0 */${everyHours} * * *`, options }];
};

const countJobs = async (connection: Connection): Promise<JobCounts> => {
  const { rows } = await connection.run(sql`SELECT
    count(*) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts) AS waiting,
    count(*) FILTER (WHERE locked_at IS NOT NULL) AS active,
    count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts) AS failed
    FROM graphile_worker.jobs`);
  const [{ waiting, active, failed } = {}] = rows;
  return { waiting: Number(waiting), active: Number(active), failed: Number(failed) };
};

/**
 * Works off the jobs that a database keeps, beside other processes.
 *
 * @param lookEvery how often, in milliseconds, it is looked for jobs whose time has come or whose process is gone
 */
export const startQueueJobs = async (
  url: string,
  jobs: readonly JobWorker[],
  log: (error: unknown) => void,
  lookEvery = LOOK_EVERY_MS,
): Promise<RunningJobs> => {
  // One to listen, and one for what is asked of the queue beside its workers.
  const pgPool = new Pool({ connectionString: url, max: AT_ONCE + 2 });
  pgPool.on('error', () => undefined);
  const workers: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => workers.push(worker.workerId));
  const taskList: TaskList = Object.fromEntries(jobs.map((job) => [job.name, taskOf(job)]));
  const runner = await run({
    pgPool,
    taskList,
    parsedCronItems: parseCronItems(jobs.flatMap(scheduleOf)),
    concurrency: AT_ONCE,
    pollInterval: lookEvery,
    noHandleSignals: true,
    logger: errorsTo(log),
    events,
  });
  runner.promise.catch(log);
  const connection = connectionOver(pgPool);
  const liveness = new Liveness(url, workers, connection, log, lookEvery);
  await liveness.start();
  return {
    counts: () => countJobs(connection),
    async stop() {
      await runner.stop();
      await liveness.stop();
      await pgPool.end();
    },
  };
};
