import { sql } from 'kysely';
import type { Connection } from './connection';

/** How far a copy is and what it comes from, as long as it isn't whole: a row for each table, and one without a name. */
export const PROGRESS = sql.id('back_office_copy');

/** What the copy in a database comes from, where one was begun that isn't whole. */
export const copyIn = async (connection: Connection): Promise<string | undefined> => {
  const found = await connection.run(sql`SELECT to_regclass('back_office_copy') AS found`);
  if ((found.rows[0]?.found ?? null) === null) return undefined;
  const { rows } = await connection.run(sql`SELECT source FROM ${PROGRESS} WHERE table_name = ''`);
  return rows[0] && String(rows[0].source);
};
