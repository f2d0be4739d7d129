import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { OpenProcesses } from '../store/Processes';
import { type Connection, connectionOver } from './connection';
import { mended } from './errors';
import { serial } from './serial';
import type { Sql } from './statement';

/** What a process is known by as long as its connection lasts. */
interface Announced {
  readonly name: string;
  readonly client: Client;
  readonly connection: Connection;
}

/** How long a connection may take to be made, in milliseconds. */
const PATIENCE = 5_000;

const keyOf = (name: string): Sql => sql`hashtextextended('process ' || ${name}, 0)`;

/**
 * Processes that share a database. Each holds a lock of its name over a connection of its own, which PostgreSQL lets go
 * of when the process ends, however it does. Whoever loses the connection goes on under another name.
 */
export class PostgresProcesses implements OpenProcesses {
  private announced: Promise<Announced> | undefined;

  constructor(private readonly url: string) {}

  async announce(): Promise<string> {
    return (await this.connected()).name;
  }

  async isRunning(name: string): Promise<boolean> {
    const own = await this.connected();
    if (name === own.name) return true;
    // Shared, so that two who ask at once don't take each other for the one that runs.
    const { rows } = await own.connection.run(
      sql`SELECT pg_try_advisory_xact_lock_shared(${keyOf(name)}) AS gone`,
    );
    return rows[0]?.gone !== true;
  }

  async close(): Promise<void> {
    const announced = await this.announced?.catch(() => undefined);
    await announced?.client.end();
  }

  private connected(): Promise<Announced> {
    if (this.announced) return this.announced;
    const lost = () => {
      if (this.announced === announced) this.announced = undefined;
    };
    const announced = this.connect(lost).catch((error: unknown) => {
      lost();
      throw mended(error);
    });
    this.announced = announced;
    return announced;
  }

  private async connect(lost: () => void): Promise<Announced> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: PATIENCE,
      keepAlive: true,
    });
    // One that breaks makes its next statement fail, which is where it is noticed.
    client.on('error', () => undefined);
    client.on('end', lost);
    await client.connect();
    const name = randomUUID();
    const connection = serial(connectionOver(client));
    // A machine that is gone sends no end of its connections.
    await connection.run(sql`SELECT set_config('tcp_keepalives_idle', '10', false),
      set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false)`);
    await connection.run(sql`SELECT pg_advisory_lock(${keyOf(name)})`);
    return { name, client, connection };
  }
}
