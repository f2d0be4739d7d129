import { sql } from 'kysely';
import { Client } from 'pg';
import { type Connection, connectionOver } from '../connection';
import type { Sql } from '../statement';

/** How long it is waited for a connection. */
export const PATIENCE_MS = 10_000;

const keyOf = (worker: Sql): Sql => sql`hashtextextended('job worker ' || ${worker}, 0)`;

/**
 * Gives jobs back whose process is gone. Each process holds a lock for each of its workers over a connection of its
 * own, which PostgreSQL lets go of when the process ends, however it does. The queue itself would wait four hours.
 */
export class Liveness {
  private connected: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> = Promise.resolve();
  private isStopped = false;

  /** @param beside runs statements over another connection than the one that holds the locks */
  constructor(
    private readonly url: string,
    private readonly workers: readonly string[],
    private readonly beside: Connection,
    private readonly log: (error: unknown) => void,
    /** How often it is looked for jobs of processes that are gone, in milliseconds. */
    private readonly every: number,
  ) {}

  async start(): Promise<void> {
    await this.check();
    this.checkLater();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.checking;
    await this.connected?.end();
  }

  private checkLater(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.checking = this.check()
        .catch(this.log)
        .finally(() => this.checkLater());
    }, this.every).unref();
  }

  private async check(): Promise<void> {
    if (!this.connected) await this.connect();
    // A worker that took its first job just now may not hold its lock yet.
    await this.beside.run(sql`SELECT graphile_worker.force_unlock_workers(array_agg(locked_by))
      FROM (SELECT DISTINCT locked_by FROM graphile_worker.jobs
        WHERE locked_at < now() - ${this.every} * interval '1 millisecond') AS active
      WHERE pg_try_advisory_xact_lock(${keyOf(sql`locked_by`)})`);
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: PATIENCE_MS,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    client.on('end', () => {
      if (this.connected === client) this.connected = undefined;
    });
    try {
      await client.connect();
      await this.lock(connectionOver(client));
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.connected = client;
  }

  private async lock(connection: Connection): Promise<void> {
    // A machine that is gone sends no end of its connections.
    await connection.run(sql`SELECT set_config('tcp_keepalives_idle', '10', false),
      set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false)`);
    for (const worker of this.workers)
      await connection.run(sql`SELECT pg_advisory_lock(${keyOf(sql`${worker}::text`)})`);
  }
}
