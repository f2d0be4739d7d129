import { sql } from 'kysely';
import type { TableShape } from '../store/Table';
import type { Connection } from './connection';
import { nameOfIndex } from './names';
import { reused } from './reused';
import type { Sql } from './statement';

/*
 * How many rows each organisation has in a table, kept beside the tables that may grow large: a row of
 * `back_office_counts` for each statement that added or removed some, with how many it were. Their sum is exact in
 * whichever snapshot reads it, and writers have no row that they would wait for one another at.
 */

/** Rows of changes from which on they are put together. */
const MANY = 500;

const condense = (connection: Connection, table: string, organisationId: number) =>
  connection.run(sql`WITH gone AS (
      DELETE FROM back_office_counts
      WHERE organisation_id = ${organisationId}::bigint AND table_name = ${table} RETURNING amount)
    INSERT INTO back_office_counts (organisation_id, table_name, amount)
    SELECT ${organisationId}::bigint, ${table}, sum(amount) FROM gone HAVING count(*) > 0`);

/** Has the rows of a table counted, from those that it has already. Nobody else writes it before the migration's end. */
export const countingSql = ({ name }: TableShape): readonly Sql[] => {
  const on = sql.id(name);
  const each = sql`FOR EACH STATEMENT EXECUTE FUNCTION back_office_counted()`;
  const trigger = (kind: string) =>
    sql`CREATE OR REPLACE TRIGGER ${sql.id(nameOfIndex({ name }, [], kind))}`;
  return [
    sql`${trigger('added')} AFTER INSERT ON ${on} REFERENCING NEW TABLE AS changed ${each}`,
    sql`${trigger('removed')} AFTER DELETE ON ${on} REFERENCING OLD TABLE AS changed ${each}`,
    sql`${trigger('emptied')} AFTER TRUNCATE ON ${on} ${each}`,
    sql`DELETE FROM back_office_counts WHERE table_name = ${sql.lit(name)}`,
    sql`INSERT INTO back_office_counts (organisation_id, table_name, amount)
      SELECT organisation_id, ${sql.lit(name)}, count(*) FROM ${on} GROUP BY organisation_id`,
  ];
};

/**
 * How many rows an organisation has in a table whose rows are counted.
 *
 * @param connection outside of a transaction, which would conflict with all that add rows meanwhile
 */
export const keptCount = async (
  connection: Connection,
  { name }: TableShape,
  organisationId: number,
): Promise<number> => {
  const statement = reused(
    `count ${name} ${organisationId}`,
    () => sql`SELECT count(*) AS parts, coalesce(sum(amount), 0)::bigint AS total
      FROM back_office_counts
      WHERE organisation_id = ${organisationId}::bigint AND table_name = ${name}`,
  );
  const { rows } = await connection.read(statement);
  // Whoever comes next does it where it fails.
  if (Number(rows[0]?.parts) > MANY)
    await condense(connection, name, organisationId).catch(() => undefined);
  return Number(rows[0]?.total);
};
