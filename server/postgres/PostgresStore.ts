import { sql } from 'kysely';
import { type ClientBase, Pool, types } from 'pg';
import { type Rows, requireOrganisation, typedBy } from '../store/Rows';
import {
  type OpenStore,
  type Store,
  StoreError,
  type TransactionOptions,
  type VersionedStore,
} from '../store/Store';
import type { Keyed, Table, TableShape } from '../store/Table';
import { batched } from './batched';
import { type Connection, connectionOver, type Observe } from './connection';
import { mended } from './errors';
import { failedAlike } from './failedAlike';
import { type Enqueued, enqueued } from './jobs/enqueued';
import { PostgresRows } from './PostgresRows';
import { retried } from './retried';
import { TransactionStore } from './TransactionStore';
import type { Atomically } from './uniqueness';
import { countChanges } from './versions';

/** What became of an attempt at a transaction; work that throws is rolled back. */
export type Outcome = 'committed' | 'retried' | 'rolledBack' | 'failed';

export interface PostgresOptions {
  /** The address of the database, as `postgres://user:password@host:port/name`. */
  readonly url: string;
  /**
   * The address of a pooler before it that gives each transaction another session, as PgBouncer does with
   * `pool_mode = transaction`: statements are sent there, without names and without anything that outlives a transaction.
   */
  readonly poolUrl?: string;
  /** Most connections, 2 at least: half of them for transactions, the others for what is read beside them. */
  readonly connections?: number;
  /** How long a call waits for a connection, in milliseconds. */
  readonly patience?: number;
  readonly observe?: Observe;
  readonly onTransaction?: (outcome: Outcome) => void;
}

type Listener = (tables: ReadonlySet<string>) => void;

const INT8 = 20;

/** Ids and counts are numbers here: none of them comes near what a number can't hold. */
const numbers = {
  getTypeParser: (...asked: Parameters<typeof types.getTypeParser>) =>
    asked[0] === INT8 ? Number : types.getTypeParser(...asked),
};

/** Connections unless specified. */
const CONNECTIONS = 20;

const openPool = (
  { url, poolUrl, patience = 5_000 }: PostgresOptions,
  max: number,
  pipeline = false,
): Pool => {
  const pool = new Pool({
    // Statements of a transaction that don't wait for each other share a round trip.
    pipeline,
    connectionString: poolUrl ?? url,
    max,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    // Connections that nobody uses keep no process from ending.
    allowExitOnIdle: true,
    types: numbers,
  });
  // A connection that breaks while nobody uses it: the next one is opened in its place.
  pool.on('error', () => undefined);
  // One that breaks within a transaction makes its next statement fail, which is where it is noticed.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** What was committed is identified by how many changes of the tables there were. */
const versionIn = async (
  connection: Connection,
  tables: readonly TableShape[],
): Promise<string> => {
  const unversioned = tables.find(({ isVersioned }) => !isVersioned);
  if (unversioned) throw new Error(`The changes of ${unversioned.name} aren't counted`);
  return countChanges(
    connection,
    tables.map(({ name }) => name),
  );
};

/** The server's rows in a PostgreSQL database, on as many processes as there are. */
export class PostgresStore implements OpenStore {
  private readonly listeners: Listener[] = [];
  /** For transactions; what is read beside them never waits for them. */
  private readonly writing: Pool;
  private readonly reading: Pool;
  private readonly connection: Connection;

  constructor(private readonly options: PostgresOptions) {
    const { connections = CONNECTIONS } = options;
    const forWriting = Math.floor(connections / 2);
    this.writing = openPool(options, forWriting, true);
    this.reading = openPool(options, connections - forWriting);
    this.connection = this.over(this.reading);
  }

  rows<R extends Keyed>(table: Table<R>, organisationId?: number): Rows<R> {
    const own = requireOrganisation(table, organisationId);
    return typedBy(table, this.rowsIn(table, own));
  }

  across<R extends Keyed>(table: Table<R>): Rows<R> {
    return typedBy(table, this.rowsIn(table));
  }

  async transaction<T>(
    work: (store: Store) => Promise<T>,
    { retries }: TransactionOptions = {},
  ): Promise<T> {
    const report = (outcome: Outcome) => this.options.onTransaction?.(outcome);
    const { result, written, effects } = await retried(
      () => this.attempt(work),
      retries,
      () => report('retried'),
    ).catch((error: unknown) => {
      report(error instanceof StoreError ? 'failed' : 'rolledBack');
      throw error;
    });
    report('committed');
    if (written.size > 0) for (const listener of this.listeners) listener(written);
    for (const effect of effects) await effect();
    return result;
  }

  batched(): VersionedStore {
    const connection = batched(this.connection);
    return {
      rows: (table, organisationId) => {
        const own = requireOrganisation(table, organisationId);
        return typedBy(table, this.rowsIn(table, own, connection));
      },
      across: (table) => typedBy(table, this.rowsIn(table, undefined, connection)),
      transaction: (work, options) => this.transaction(work, options),
      afterCommit: () => this.afterCommit(),
      lock: () => this.lock(),
      enqueue: (...job) => this.enqueue(...job),
      versionOf: (tables) => versionIn(connection, tables),
    };
  }

  afterCommit(): never {
    throw new Error('There is no transaction whose end could be waited for');
  }

  async lock(): Promise<never> {
    throw new Error('A lock is held to the end of a transaction, and there is none');
  }

  async enqueue(...job: Enqueued): Promise<void> {
    await this.connection.run(enqueued(...job));
  }

  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  async versionOf(tables: readonly TableShape[]): Promise<string> {
    return versionIn(this.connection, tables);
  }

  /** Indexes exist before they are used. */
  async prepare(): Promise<void> {}

  /** How many connections there are, and how many calls wait for one. */
  connections() {
    const pools = Object.entries({ writing: this.writing, reading: this.reading });
    return pools.map(([pool, { totalCount, idleCount, waitingCount }]) => ({
      pool,
      total: totalCount,
      idle: idleCount,
      waiting: waitingCount,
    }));
  }

  async close(): Promise<void> {
    await Promise.all([this.writing.end(), this.reading.end()]);
  }

  private over(client: Pool | ClientBase): Connection {
    const { observe, poolUrl } = this.options;
    return connectionOver(client, { observe, isPooled: poolUrl !== undefined });
  }

  private rowsIn(
    table: TableShape,
    organisationId?: number,
    connection: Connection = this.connection,
  ): Rows {
    const single: Atomically = (work) => work(connection);
    const rows = new PostgresRows(connection, single, table, organisationId);
    const changed = async <T>(work: Promise<T>): Promise<T> => {
      const result = await work;
      // A change of no rows is none.
      if (result !== 0) for (const listener of this.listeners) listener(new Set([table.name]));
      return result;
    };
    return rows.asRows(changed);
  }

  private async attempt<T>(work: (store: Store) => Promise<T>) {
    const client = await this.writing.connect().catch((error: unknown) => {
      throw mended(error);
    });
    const connection = failedAlike(this.over(client));
    const store = new TransactionStore(connection);
    let broken: unknown;
    try {
      // Only a broken connection refuses it, and then all that follows: the first statement needn't wait.
      const begun = connection.run(sql`BEGIN ISOLATION LEVEL SERIALIZABLE`);
      // What is still going on when the work ends comes too late, and is refused.
      const [result] = await Promise.all([work(store), begun]).finally(() => store.close());
      await connection.run(sql`COMMIT`);
      return { result, written: store.written, effects: store.effects };
    } catch (error) {
      await connection.run(sql`ROLLBACK`).catch((failed: unknown) => {
        broken = failed;
      });
      throw error;
    } finally {
      client.release(broken !== undefined);
    }
  }
}
