import {
  type JobCounts,
  type JobWorker,
  type RunningJobs,
  withSchedules,
} from '../../../server/store/jobs';
import type { OpenStore } from '../../../server/store/Store';
import { type JobRow, jobs } from './table';

/** Jobs that are under way at once. */
const AT_ONCE = 2;
const HOUR_MS = 60 * 60_000;
/** How long stopping waits for jobs before it aborts them. */
const PATIENCE_MS = 5_000;

/** How long a job that failed waits for its next attempt: the same as with a database. */
const backoff = (attempted: number): number => 1_000 * Math.exp(Math.min(attempted, 10));

/** Works off the jobs of a store that no other process has open. */
class TableJobs implements RunningJobs {
  private readonly byName = new Map<string, JobWorker>();
  private readonly underWay = new Map<number, Promise<void>>();
  private readonly end = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  /** Ends with the last look for jobs that are due. */
  private looking: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly store: OpenStore,
    private readonly workers: readonly JobWorker[],
    private readonly log: (error: unknown) => void,
  ) {}

  async start(): Promise<void> {
    // Who began these was killed.
    await this.rows.updateWhere({ where: { state: 'active' } }, { state: 'waiting' });
    for (const worker of await withSchedules(this.store, this.workers))
      this.byName.set(worker.name, worker);
    this.store.onChange((tables) => {
      if (tables.has(jobs.name)) this.look();
    });
    this.look();
  }

  async counts(): Promise<JobCounts> {
    const [waiting = 0, active = 0, failed = 0] = await Promise.all(
      (['waiting', 'active', 'failed'] as const).map((state) =>
        this.rows.count({ where: { state } }),
      ),
    );
    return { waiting, active, failed };
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.looking;
    const timer = setTimeout(() => this.end.abort(), PATIENCE_MS);
    await Promise.all(this.underWay.values());
    clearTimeout(timer);
  }

  private get rows() {
    return this.store.rows(jobs);
  }

  private look(): void {
    if (this.isStopped) return;
    this.looking = this.looking.then(() => this.beginDue()).catch(this.log);
  }

  private async beginDue(): Promise<void> {
    clearTimeout(this.timer);
    const name = [...this.byName.keys()];
    const waiting = await this.rows.find({
      where: { state: 'waiting', name },
      sort: [{ field: 'runAt', order: 'asc' }],
      take: AT_ONCE,
    });
    for (const row of waiting) {
      if (this.isStopped || this.underWay.size >= AT_ONCE) return;
      const wait = (row.runAt ?? 0) - Date.now();
      if (wait > 0) {
        this.timer = setTimeout(() => this.look(), Math.min(wait, HOUR_MS)).unref();
        return;
      }
      const attempted = (row.attempted ?? 0) + 1;
      await this.rows.update(row.id, { state: 'active', attempted });
      const work = this.attempt({ ...row, attempted }).catch(this.log);
      this.underWay.set(
        row.id,
        work.finally(() => {
          this.underWay.delete(row.id);
          this.look();
        }),
      );
    }
  }

  private async attempt(row: JobRow): Promise<void> {
    const job = this.byName.get(row.name ?? '');
    if (!job) return;
    try {
      await job.run(row.input ?? {}, this.end.signal);
    } catch (error) {
      await this.fail(row, error);
      return;
    }
    await this.rows.remove(row.id);
  }

  private async fail({ id, attempted, attempts }: JobRow, error: unknown): Promise<void> {
    this.log(error);
    const isLast = (attempted ?? 0) >= (attempts ?? 0);
    await this.rows.update(id, {
      state: isLast ? 'failed' : 'waiting',
      runAt: Date.now() + backoff(attempted ?? 0),
      error: String(error),
    });
  }
}

/** Works off the jobs that a store in memory keeps. */
export const startTableJobs = async (
  store: OpenStore,
  workers: readonly JobWorker[],
  log: (error: unknown) => void,
): Promise<RunningJobs> => {
  const running = new TableJobs(store, workers, log);
  await running.start();
  return running;
};
