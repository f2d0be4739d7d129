import { sql } from 'kysely';
import type { CopySource, CopyTarget } from '../store/copy';
import { type Row, StoreError } from '../store/Store';
import type { TableShape } from '../store/Table';
import { type Connection, connectionOver } from './connection';
import { copyIn, PROGRESS } from './copyProgress';
import { insertRows } from './fill';
import { isEmptyDatabase, migrateDatabase, requireWhole, withClient } from './open';
import { SCHEMA } from './plan';

/** Rows that are read at a time. */
const PART = 500;

/** Held by who copies into a database. */
const LOCK = sql`hashtextextended('back_office_copy', 0)`;

const sequenceOf = ({ name }: TableShape) =>
  sql`pg_get_serial_sequence(${`"${name}"`}, 'id')::regclass`;

/** The rows of a database over one connection. */
class DatabaseSource implements CopySource {
  constructor(
    protected readonly connection: Connection,
    private readonly tables: readonly TableShape[],
  ) {}

  async *parts({ name, ofOrganisation }: TableShape, after: number, organisationId?: number) {
    const owner = ofOrganisation ? sql`organisation_id` : sql`NULL`;
    const own =
      ofOrganisation && organisationId !== undefined
        ? sql`organisation_id = ${organisationId}::bigint AND`
        : sql``;
    for (let last = after; ; ) {
      const { rows } = await this.connection.run(sql`SELECT ${owner} AS owner, id, doc
        FROM ${sql.id(name)} WHERE ${own} id > ${last}::bigint ORDER BY id LIMIT ${PART}::int`);
      if (rows.length === 0) return;
      yield rows.map(
        ({ owner, id, doc }): Row => ({
          ...(ofOrganisation && { organisationId: Number(owner) }),
          ...doc,
          id: Number(id),
        }),
      );
      last = Number(rows.at(-1)?.id);
    }
  }

  async nextId(table: TableShape): Promise<number> {
    const { rows } = await this.connection.run(sql`SELECT greatest(
      pg_sequence_last_value(${sequenceOf(table)}), (SELECT max(id) FROM ${sql.id(table.name)}), 0) + 1 AS next`);
    return Number(rows[0]?.next);
  }

  async undescribed(): Promise<readonly string[]> {
    const described = this.tables.map(({ name }) => name);
    const { rows } = await this.connection.run(sql`SELECT name FROM ${SCHEMA}
      WHERE kind = 'table' AND name <> ALL(${described}::text[]) ORDER BY name`);
    return rows.map(({ name }) => String(name));
  }
}

/** A database that a copy is made in. Each part is committed together with how far the copy is. */
class DatabaseTarget extends DatabaseSource implements CopyTarget {
  async reached({ name }: TableShape): Promise<number> {
    const { rows } = await this.connection.run(
      sql`SELECT last_id FROM ${PROGRESS} WHERE table_name = ${name}`,
    );
    return Number(rows[0]?.last_id ?? 0);
  }

  async add(table: TableShape, rows: readonly Row[]): Promise<void> {
    await this.connection.run(sql`BEGIN`);
    await insertRows(this.connection, table, rows);
    await this.connection.run(sql`INSERT INTO ${PROGRESS} (table_name, last_id)
      VALUES (${table.name}, ${rows.at(-1)?.id ?? 0}::bigint)
      ON CONFLICT (table_name) DO UPDATE SET last_id = excluded.last_id`);
    await this.connection.run(sql`COMMIT`);
  }

  async finishTable(table: TableShape, nextId: number): Promise<void> {
    const sequence = sequenceOf(table);
    if (nextId > 1)
      await this.connection.run(sql`SELECT setval(${sequence},
        greatest(pg_sequence_last_value(${sequence}), ${nextId - 1}::bigint))`);
  }

  async finish(): Promise<void> {
    await this.connection.run(sql`ANALYZE`);
  }

  async accept(): Promise<void> {
    await this.connection.run(sql`DROP TABLE ${PROGRESS}`);
  }
}

/** Reads a database as it is at one moment. @throws StoreError */
export const withCopySource = async <T>(
  url: string,
  tables: readonly TableShape[],
  work: (source: CopySource) => Promise<T>,
): Promise<T> => {
  await requireWhole(url, tables);
  return withClient(url, async (client) => {
    const connection = connectionOver(client);
    await connection.run(sql`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`);
    return work(new DatabaseSource(connection, tables));
  });
};

const begin = async (
  connection: Connection,
  tables: readonly TableShape[],
  source: string,
): Promise<void> => {
  await connection.run(sql`BEGIN`);
  await connection.run(sql`CREATE TABLE IF NOT EXISTS ${PROGRESS}
    (table_name text PRIMARY KEY, last_id bigint, source text)`);
  await connection.run(sql`DELETE FROM ${PROGRESS}`);
  for (const { name } of tables) await connection.run(sql`DELETE FROM ${sql.id(name)}`);
  await connection.run(sql`INSERT INTO ${PROGRESS} (table_name, source) VALUES ('', ${source})`);
  await connection.run(sql`COMMIT`);
};

export interface CopyInto {
  /** What is copied, without a password: who goes on with a copy must come from the same. */
  readonly source: string;
  /** What is there is replaced. */
  readonly replaces: boolean;
}

/**
 * Begins a copy in a database, or goes on with one that broke off.
 *
 * @throws StoreError copyBusy while another copies into it, copyElsewhere where it holds something else
 */
export const withCopyTarget = async <T>(
  url: string,
  tables: readonly TableShape[],
  { source, replaces }: CopyInto,
  work: (target: CopyTarget) => Promise<T>,
): Promise<T> =>
  withClient(url, async (client) => {
    const connection = connectionOver(client);
    const { rows } = await connection.run(sql`SELECT pg_try_advisory_lock(${LOCK}) AS held`);
    if (!rows[0]?.held) throw new StoreError('copyBusy');
    const begun = await copyIn(connection);
    const goesOn = begun === source && !replaces;
    const isFree = begun === undefined && (await isEmptyDatabase(url, tables));
    if (!goesOn && !isFree && !replaces) throw new StoreError('copyElsewhere');
    await migrateDatabase(url, tables);
    if (!goesOn) await begin(connection, tables, source);
    return work(new DatabaseTarget(connection, tables));
  });
