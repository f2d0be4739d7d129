import { sql } from 'kysely';
import type { RestoreTarget } from '../store/restore';
import type { Row } from '../store/Store';
import type { TableShape } from '../store/Table';
import { type Connection, connectionOver } from './connection';
import { insertRows } from './fill';
import { requireWhole, withClient } from './open';
import { retried } from './retried';
import { TransactionStore } from './TransactionStore';

/** Has new rows get higher ids than one. Other transactions see that at once, which does no harm. */
const passId = async (connection: Connection, { name }: TableShape, id: number): Promise<void> => {
  const sequence = sql`pg_get_serial_sequence(${`"${name}"`}, 'id')::regclass`;
  await connection.run(sql`SELECT setval(${sequence}, ${id}::bigint)
    WHERE coalesce(pg_sequence_last_value(${sequence}), 0) < ${id}::bigint`);
};

const targetOver = (connection: Connection, store: TransactionStore): RestoreTarget => ({
  store,
  insert: async (table: TableShape, rows: readonly Row[]) => {
    await insertRows(connection, table, rows);
    await passId(connection, table, Math.max(0, ...rows.map(({ id }) => id)));
  },
});

const attempt = async <T>(
  connection: Connection,
  work: (target: RestoreTarget) => Promise<T>,
): Promise<T> => {
  await connection.run(sql`BEGIN ISOLATION LEVEL SERIALIZABLE`);
  const store = new TransactionStore(connection);
  try {
    const result = await work(targetOver(connection, store));
    await connection.run(sql`COMMIT`);
    return result;
  } catch (error) {
    await connection.run(sql`ROLLBACK`).catch(() => undefined);
    throw error;
  } finally {
    store.close();
  }
};

/**
 * Restores rows in a database in one transaction, beside servers that work with it. Work that they got in the way of is
 * run again.
 *
 * @throws StoreError databaseBehind, copyHalf, databaseBusy, databaseAway
 */
export const withRestoreTarget = async <T>(
  url: string,
  tables: readonly TableShape[],
  work: (target: RestoreTarget) => Promise<T>,
): Promise<T> => {
  await requireWhole(url, tables);
  return withClient(url, (client) => retried(() => attempt(connectionOver(client), work)));
};
