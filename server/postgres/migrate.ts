import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { TableShape } from '../store/Table';
import { type Connection, connectionOver } from './connection';
import { planMigration, SCHEMA, type Step } from './plan';
import type { Sql } from './statement';

export interface MigrationOptions {
  /** Tables to drop although they have rows, where none of that name is described. */
  readonly drop?: readonly string[];
  readonly onStep?: (step: Pick<Step, 'title' | 'isConcurrent'>) => void;
}

const recordSql = ({ kind, name, definition }: Step['record']): Sql =>
  definition === undefined
    ? sql`DELETE FROM ${SCHEMA} WHERE kind = ${kind} AND name = ${name}`
    : sql`INSERT INTO ${SCHEMA} (kind, name, definition) VALUES (${kind}, ${name}, ${definition})
        ON CONFLICT (kind, name) DO UPDATE SET definition = excluded.definition`;

const execute = async (connection: Connection, { statements, record }: Step): Promise<void> => {
  for (const statement of statements) await connection.run(statement);
  await connection.run(recordSql(record));
};

/** The lock that keeps two from migrating a database at once. */
const LOCK = sql`hashtextextended('back_office_migration', 0)`;

/** Waits until nobody else migrates the database, and has nobody do so before the work is done. */
export const whileMigrating = async <T>(
  connection: Connection,
  work: () => Promise<T>,
): Promise<T> => {
  await connection.run(sql`SELECT pg_advisory_lock(${LOCK})`);
  try {
    return await work();
  } finally {
    await connection.run(sql`SELECT pg_advisory_unlock(${LOCK})`);
  }
};

const inTransaction = async (connection: Connection, work: () => Promise<void>): Promise<void> => {
  await connection.run(sql`BEGIN`);
  try {
    await work();
    await connection.run(sql`COMMIT`);
  } catch (error) {
    await connection.run(sql`ROLLBACK`);
    throw error;
  }
};

/**
 * Brings a database to the tables as they are described: in one transaction, but for indexes of tables that were
 * there before, which are built beside other work. Whoever comes second waits, and has nothing left to do.
 *
 * @param onStep called with each step before it is done
 */
export const migrate = async (
  client: ClientBase,
  tables: readonly TableShape[],
  { drop = [], onStep = () => undefined }: MigrationOptions = {},
): Promise<void> => {
  const connection = connectionOver(client);
  await whileMigrating(connection, async () => {
    await connection.run(sql`CREATE TABLE IF NOT EXISTS ${SCHEMA} (
      kind text NOT NULL, name text NOT NULL, definition text NOT NULL, PRIMARY KEY (kind, name))`);
    const steps = await planMigration(connection, tables, drop);
    await inTransaction(connection, async () => {
      for (const step of steps.filter(({ isConcurrent }) => !isConcurrent)) {
        onStep(step);
        await execute(connection, step);
      }
    });
    for (const step of steps.filter(({ isConcurrent }) => isConcurrent)) {
      onStep(step);
      await execute(connection, step);
    }
  });
};
