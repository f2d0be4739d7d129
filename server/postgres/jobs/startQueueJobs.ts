import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { type JobCounts, type RunningJobs, withSchedules } from '../../store/jobs';
import type { Store } from '../../store/Store';
import { type Connection, connectionOver } from '../connection';
import { enqueued } from './enqueued';
import { PATIENCE_MS } from './Liveness';
import { AT_ONCE, type QueueOptions, type QueueWorkers, startQueueWorkers } from './QueueWorkers';

const LOOK_EVERY_MS = 5_000;
/** The longest pause before workers are started again that lost the database. */
const LONGEST_PAUSE_MS = 30_000;
const countJobs = async (connection: Connection): Promise<JobCounts> => {
  const { rows } = await connection.run(sql`SELECT
    count(*) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts) AS waiting,
    count(*) FILTER (WHERE locked_at IS NOT NULL) AS active,
    count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts) AS failed
    FROM graphile_worker.jobs`);
  const [{ waiting, active, failed } = {}] = rows;
  return { waiting: Number(waiting), active: Number(active), failed: Number(failed) };
};

/** Works off the jobs of a database, and starts again when it was away. */
class QueueJobs implements RunningJobs {
  private readonly end = new AbortController();
  private readonly ending = new Promise<void>((resolve) => {
    this.end.signal.addEventListener('abort', () => resolve());
  });
  private working: Promise<void> = Promise.resolve();

  constructor(
    private readonly pool: Pool,
    private readonly options: QueueOptions,
  ) {}

  async start(): Promise<void> {
    this.working = this.keepWorking(await startQueueWorkers(this.pool, this.options));
  }

  counts(): Promise<JobCounts> {
    return countJobs(connectionOver(this.pool));
  }

  async stop(): Promise<void> {
    this.end.abort();
    await this.working;
    await this.pool.end();
  }

  private async keepWorking(first: QueueWorkers): Promise<void> {
    let workers: QueueWorkers | undefined = first;
    while (workers) {
      await Promise.race([workers.ended, this.ending]);
      await workers.stop();
      workers = await this.restarted();
    }
  }

  /** Starts workers as soon as the database can be reached. @returns none when they aren't needed any more */
  private async restarted(): Promise<QueueWorkers | undefined> {
    const { signal } = this.end;
    for (let failures = 0; !signal.aborted; failures += 1) {
      const pause = Math.min(LONGEST_PAUSE_MS, this.options.lookEvery * 2 ** failures);
      await delay(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) break;
      try {
        return await startQueueWorkers(this.pool, this.options);
      } catch (error) {
        this.options.log(error);
      }
    }
    return undefined;
  }
}

/** Works off the jobs that a database keeps, beside other processes. @throws Error while it is out of reach */
export const startQueueJobs = async ({
  lookEvery = LOOK_EVERY_MS,
  workers,
  ...options
}: Omit<QueueOptions, 'lookEvery'> & Partial<QueueOptions>): Promise<RunningJobs> => {
  const pool = new Pool({
    connectionString: options.url,
    // One to listen, and one for what is asked of the queue beside its workers.
    max: AT_ONCE + 2,
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
  });
  pool.on('error', () => undefined);
  const connection = connectionOver(pool);
  const enqueue: Store['enqueue'] = async (...job) => {
    await connection.run(enqueued(...job));
  };
  try {
    const all = await withSchedules({ enqueue }, workers);
    const jobs = new QueueJobs(pool, { ...options, lookEvery, workers: all });
    await jobs.start();
    return jobs;
  } catch (error) {
    await pool.end();
    throw error;
  }
};
