import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobCounts, JobWorker } from '../../store/jobs';
import type { Snapshot } from './summed';

/** How many connections a pool has, and how many calls wait for one. */
export interface PoolFigures {
  readonly pool: string;
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Handled {
  readonly method: string;
  /** The path as the contract has it, with the names of its variable parts. */
  readonly route: string;
  /** The HTTP status, or that the caller was gone before there was one. */
  readonly status: string;
  readonly seconds: number;
}

/** Few, as there is a series of each for each route. */
const REQUEST_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5];
const STATEMENT_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2];

const statements = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'BEGIN', 'COMMIT', 'ROLLBACK'];

/** What a statement does, by its first word. */
const kindOf = (text: string): string => {
  const end = text.search(/\s|$/);
  const word = text.slice(0, end);
  return statements.includes(word) ? word.toLowerCase() : 'other';
};

/**
 * The figures of one process, in the format of Prometheus. Where several share a port theirs are added up: one that is
 * the same for all, such as what a database holds, needs another `aggregator`.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];

  private readonly requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered, or whose caller left',
    labelNames: ['method', 'route', 'status'] as const,
    registers: this.registers,
  });

  private readonly seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['method', 'route'] as const,
    buckets: REQUEST_SECONDS,
    registers: this.registers,
  });

  private readonly inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered',
    registers: this.registers,
  });

  private readonly statementSeconds = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Time from sending a statement to having its result',
    labelNames: ['kind'] as const,
    buckets: STATEMENT_SECONDS,
    registers: this.registers,
  });

  private readonly transactions = new Counter({
    name: 'database_transactions_total',
    help: 'Attempts at transactions by their outcome: committed, retried, rolledBack, failed',
    labelNames: ['outcome'] as const,
    registers: this.registers,
  });

  private readonly jobAttempts = new Counter({
    name: 'job_attempts_total',
    help: 'Attempts at jobs in this process by their outcome: done, failed',
    labelNames: ['job', 'outcome'] as const,
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** All figures as text. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  /** All figures as data, to be added to those of other processes. */
  snapshot(): Promise<Snapshot> {
    return this.registry.getMetricsAsJSON();
  }

  began(): void {
    this.inFlight.inc();
  }

  ended({ method, route, status, seconds }: Handled): void {
    this.inFlight.dec();
    this.requests.inc({ method, route, status });
    this.seconds.observe({ method, route }, seconds);
  }

  /** @param duration in milliseconds */
  ran({ text, duration }: { readonly text: string; readonly duration: number }): void {
    this.statementSeconds.observe({ kind: kindOf(text) }, duration / 1_000);
  }

  transacted(outcome: string): void {
    this.transactions.inc({ outcome });
  }

  /** Reports pools as they are whenever the figures are asked for. */
  watchPools(read: () => readonly PoolFigures[]): void {
    new Gauge({
      name: 'database_pool_connections',
      help: 'Connections by state, and calls that wait for one',
      labelNames: ['pool', 'state'] as const,
      registers: this.registers,
      collect() {
        for (const { pool, total, idle, waiting } of read()) {
          this.set({ pool, state: 'total' }, total);
          this.set({ pool, state: 'idle' }, idle);
          this.set({ pool, state: 'waiting' }, waiting);
        }
      },
    });
  }

  /** Counts the attempts of workers. */
  countingAttempts(workers: readonly JobWorker[]): readonly JobWorker[] {
    return workers.map((worker) => ({
      ...worker,
      run: async (...given) => {
        const job = worker.name;
        try {
          await worker.run(...given);
        } catch (error) {
          this.jobAttempts.inc({ job, outcome: 'failed' });
          throw error;
        }
        this.jobAttempts.inc({ job, outcome: 'done' });
      },
    }));
  }

  /** Reports the jobs of all processes whenever the figures are asked for; none while they can't be read. */
  watchJobs(read: () => Promise<JobCounts>): void {
    new Gauge({
      name: 'jobs',
      help: 'Jobs of all processes by state: waiting, active, failed for good',
      labelNames: ['state'] as const,
      // Each process reads the same.
      aggregator: 'max',
      registers: this.registers,
      async collect() {
        this.reset();
        const counts = await read().catch(() => undefined);
        if (!counts) return;
        this.set({ state: 'waiting' }, counts.waiting);
        this.set({ state: 'active' }, counts.active);
        this.set({ state: 'failed' }, counts.failed);
      },
    });
  }
}
