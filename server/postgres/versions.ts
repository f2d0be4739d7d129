import { sql } from 'kysely';
import type { Connection } from './connection';
import { reused } from './reused';

/** Rows of changes from which on they are put together. */
const MANY = 500;

/**
 * Puts the changes of tables together, a row for each table. Who counts them sees the same before and after, and two
 * that do it at once each add up only what they removed themselves.
 */
const condenseChanges = (connection: Connection, names: readonly string[]) =>
  connection.run(sql`WITH gone AS (
      DELETE FROM back_office_changes WHERE table_name = ANY(${names}::text[])
      RETURNING table_name, amount)
    INSERT INTO back_office_changes (table_name, amount)
    SELECT table_name, sum(amount) FROM gone GROUP BY table_name`);

/**
 * How many changes of tables were committed. Each adds one, whatever the order in which they become visible, and
 * nothing takes one away: a number that was seen once comes back with the same contents only.
 *
 * @param connection outside of a transaction
 */
export const countChanges = async (
  connection: Connection,
  names: readonly string[],
): Promise<string> => {
  const statement = reused(
    `changes ${names.join()}`,
    () => sql`SELECT count(*) AS rows, coalesce(sum(amount), 0)::text AS version
      FROM back_office_changes WHERE table_name = ANY(${names}::text[])`,
  );
  const { rows } = await connection.read(statement);
  // Whoever comes next does it where it fails.
  if (Number(rows[0]?.rows) > MANY) await condenseChanges(connection, names).catch(() => undefined);
  return String(rows[0]?.version);
};
