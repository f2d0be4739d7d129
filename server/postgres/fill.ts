import { sql } from 'kysely';
import type { Row } from '../store/Store';
import type { TableShape } from '../store/Table';
import type { Connection } from './connection';
import { Duplicate } from './errors';
import { jsonText } from './statement';
import { type Atomically, notUnique } from './uniqueness';

/** Rows that are sent at a time. */
const PART = 500;

const withoutKeys = ({ id: _, ...doc }: Row, isOwned: boolean) => {
  if (!isOwned) return doc;
  const { organisationId: __, ...own } = doc;
  return own;
};

const insertPart = (connection: Connection, table: TableShape, rows: readonly Row[]) => {
  const isOwned = table.ofOrganisation;
  const ids = rows.map(({ id }) => id);
  const docs = rows.map((row) => jsonText(withoutKeys(row, isOwned)));
  const name = sql.id(table.name);
  if (!isOwned)
    return connection.run(sql`INSERT INTO ${name} (id, doc)
      SELECT * FROM unnest(${ids}::bigint[], ${docs}::jsonb[])`);
  const owners = rows.map(({ organisationId }) => organisationId);
  return connection.run(sql`INSERT INTO ${name} (organisation_id, id, doc)
    SELECT * FROM unnest(${owners}::bigint[], ${ids}::bigint[], ${docs}::jsonb[])`);
};

/** Stores rows with the ids that they have. */
export const insertRows = async (
  connection: Connection,
  table: TableShape,
  rows: readonly Row[],
): Promise<void> => {
  for (let at = 0; at < rows.length; at += PART)
    await insertPart(connection, table, rows.slice(at, at + PART));
};

/** Stores rows that were removed with the ids that they had. @throws NotUnique */
export const putBackRows = async (
  atomically: Atomically,
  table: TableShape,
  owner: number | undefined,
  rows: readonly Row[],
): Promise<void> => {
  const owned = owner === undefined ? rows : rows.map((row) => ({ ...row, organisationId: owner }));
  // Within a transaction a statement that fails would take all before it with it.
  await atomically((inner) => insertRows(inner, table, owned)).catch((error) => {
    throw error instanceof Duplicate ? notUnique(table, error) : error;
  });
};

/** Stores rows with the ids that they have, as copies and restored backups do; the next new one gets a higher id. */
export const fillTable = async (
  connection: Connection,
  table: TableShape,
  rows: readonly Row[],
): Promise<void> => {
  await insertRows(connection, table, rows);
  const { name } = table;
  await connection.run(sql`SELECT setval(
    pg_get_serial_sequence(${`"${name}"`}, 'id'),
    greatest((SELECT max(id) FROM ${sql.id(name)}), 1),
    EXISTS (SELECT FROM ${sql.id(name)}))`);
};
