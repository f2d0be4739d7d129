import { Logger, runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import type { Connection } from '../connection';

/** The revision of the queue's schema that the installed package makes. */
const REVISION = 18;

/** Passes on what goes wrong, and nothing else. */
export const errorsTo = (log: (error: unknown) => void): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error') log(meta?.error ?? message);
  });

/** Whether a database lacks the queue, or has that of an earlier release. */
export const isQueueBehind = async (connection: Connection): Promise<boolean> => {
  const found = await connection.run(
    sql`SELECT to_regclass('graphile_worker.migrations') AS migrations`,
  );
  if ((found.rows[0]?.migrations ?? null) === null) return true;
  const { rows } = await connection.run(
    sql`SELECT max(id) AS revision FROM graphile_worker.migrations`,
  );
  return Number(rows[0]?.revision) < REVISION;
};

/** Makes the queue in a database, or brings it to this release. */
export const migrateQueue = (url: string): Promise<void> =>
  runMigrations({ connectionString: url, logger: errorsTo(console.error) });
