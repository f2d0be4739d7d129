import { sql } from 'kysely';
import { Client } from 'pg';
import { type Row, StoreError } from '../store/Store';
import type { TableShape } from '../store/Table';
import { connectionOver } from './connection';
import { copyIn } from './copyProgress';
import { mended } from './errors';
import { fillTable } from './fill';
import { isQueueBehind, migrateQueue } from './jobs/schema';
import { type MigrationOptions, migrate, whileMigrating } from './migrate';
import { type PostgresOptions, PostgresStore } from './PostgresStore';
import { planMigration, type Step } from './plan';

/** A step as people read it. */
export type StepTitle = Pick<Step, 'title' | 'isConcurrent'>;

const queueStep: StepTitle = { title: 'queue graphile_worker' };

/** Does something with one connection to a database. @throws StoreError databaseAway */
export const withClient = async <T>(
  url: string,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = new Client(url);
  // A connection that breaks makes its statements fail, which is where it is noticed.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw mended(error);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** What is to be done for a database to have the tables and the queue of jobs. @throws StoreError */
export const pendingSteps = (
  url: string,
  tables: readonly TableShape[],
  drop?: readonly string[],
): Promise<readonly StepTitle[]> =>
  withClient(url, async (client) => {
    const connection = connectionOver(client);
    const steps = await planMigration(connection, tables, drop);
    return (await isQueueBehind(connection)) ? [...steps, queueStep] : steps;
  });

/** Brings a database to the tables, and its queue of jobs to this release. @throws StoreError */
export const migrateDatabase = async (
  url: string,
  tables: readonly TableShape[],
  options?: MigrationOptions,
): Promise<void> =>
  withClient(url, (client) => {
    const connection = connectionOver(client);
    return whileMigrating(connection, async () => {
      await migrate(client, tables, options);
      if (!(await isQueueBehind(connection))) return;
      options?.onStep?.(queueStep);
      await migrateQueue(url);
    });
  });

/** Whether a database holds nothing of the tables, or has none of them yet. */
export const isEmptyDatabase = async (
  url: string,
  tables: readonly TableShape[],
): Promise<boolean> =>
  withClient(url, async (client) => {
    const connection = connectionOver(client);
    for (const { name } of tables) {
      const { rows } = await connection.run(sql`SELECT to_regclass(${`"${name}"`}) AS found`);
      if ((rows[0]?.found ?? null) === null) continue;
      const { count } = await connection.run(sql`SELECT FROM ${sql.id(name)} LIMIT 1`);
      if (count > 0) return false;
    }
    return true;
  });

/** Replaces all that a database holds by these rows, at once: others see what was there, or what is there then. */
export const refillDatabase = async (
  url: string,
  tables: readonly TableShape[],
  rows: Readonly<Record<string, readonly Row[]>>,
): Promise<void> => {
  await migrateDatabase(url, tables);
  await withClient(url, async (client) => {
    const connection = connectionOver(client);
    await connection.run(sql`BEGIN`);
    for (const table of tables) {
      await connection.run(sql`DELETE FROM ${sql.id(table.name)}`);
      await fillTable(connection, table, rows[table.name] ?? []);
    }
    await connection.run(sql`COMMIT`);
    await connection.run(sql`ANALYZE`);
  });
};

/** @throws StoreError databaseBehind where a migration is to be run first, copyHalf where a copy isn't whole */
export const requireWhole = async (url: string, tables: readonly TableShape[]): Promise<void> => {
  const copied = await withClient(url, (client) => copyIn(connectionOver(client)));
  if (copied !== undefined) throw new StoreError('copyHalf');
  const { length } = await pendingSteps(url, tables);
  if (length > 0) throw new StoreError('databaseBehind', { count: length });
};

/** What no two databases have in common, standbys of the same one included. */
const identityOf = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    // Of a pooler's connection nothing is prepared.
    const { rows } = await connectionOver(client, { isPooled: true }).run(
      sql`SELECT concat(current_database(), ' ', pg_postmaster_start_time()) AS identity`,
    );
    return String(rows[0]?.identity);
  });

/** @throws StoreError poolElsewhere where a pooler leads to another database: it would have other rows than its jobs */
const requireSame = async (url: string, poolUrl: string): Promise<void> => {
  const [own, pooled] = await Promise.all([identityOf(url), identityOf(poolUrl)]);
  if (own !== pooled) throw new StoreError('poolElsewhere');
};

/**
 * Opens a database that has the tables, after it has made them in one that is empty.
 *
 * @param makesTables whether it makes them; one without them is as one that is behind otherwise
 * @throws StoreError databaseBehind where a migration is to be run first, copyHalf where a copy isn't whole,
 *   poolElsewhere where the pooler leads to another database
 */
export const openPostgres = async (
  options: PostgresOptions,
  tables: readonly TableShape[],
  makesTables = true,
): Promise<PostgresStore> => {
  const { url, poolUrl } = options;
  if (makesTables && (await isEmptyDatabase(url, tables))) await migrateDatabase(url, tables);
  await requireWhole(url, tables);
  if (poolUrl !== undefined) await requireSame(url, poolUrl);
  return new PostgresStore(options);
};

export { startQueueJobs } from './jobs/startQueueJobs';
