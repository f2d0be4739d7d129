import type { Values } from '../../schemas/Values';
import type { Query } from './Query';
import type { Rows } from './Rows';
import type { Keyed, Table, TableShape, Unique } from './Table';

export type { Row } from './Table';

/** Fields for a new row, or changes to a stored one, are kept as JSON keeps them; `undefined` removes a field. */
export type { Values };

export interface TransactionOptions {
  /** How often the work is tried again where others got in its way; 3 unless given. */
  readonly retries?: number;
}

/** Work of one kind that is done later, by whichever process. */
export interface JobType<Input extends Values = Values> {
  readonly name: string;
  /** How often it is attempted before it is kept as failed. */
  readonly attempts: number;
  /** The type of what it is given, which is kept as JSON; no kind has a value here. */
  readonly input?: Input;
}

export interface JobOptions {
  /** Of those of a kind with one key at most one waits: a later one takes the place of the one before. */
  readonly key?: string;
  /** Leaves one with its key as it is that waits or is under way, and adds none. */
  readonly ifNone?: true;
  /** Not before this moment, in milliseconds since 1970; at once unless given. */
  readonly runAt?: number;
}

/** A job as it is kept. */
export interface JobRequest extends JobOptions, Pick<JobType, 'name' | 'attempts'> {
  readonly input: Values;
}

/**
 * All that the server knows of its database. Nothing else may be assumed, so that another database can take its
 * place.
 */
export interface Store {
  /**
   * The rows of a table.
   *
   * @param organisationId whose rows, where rows belong to organisations. @throws Error without one there
   */
  rows<R extends Keyed>(table: Table<R>, organisationId?: number): Rows<R>;
  /**
   * The rows of a table of all organisations: for what is done at start, by sweeps, and before it is known whose
   * organisation a call is for. A database that is spread over machines asks all of them.
   */
  across<R extends Keyed>(table: Table<R>): Rows<R>;
  /**
   * Runs `work` with a store of its own that sees its own writes; everything it wrote takes effect together
   * when it resolves, and nothing when it throws. Work that others got in the way of is run again, so that it must be
   * able to run twice: what can't be undone is left to `afterCommit`. Inside `work`, write through the store it was
   * given.
   */
  transaction<T>(work: (store: Store) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Within a transaction, has something done once what it wrote is stored: what touches the disk or the world. Of a
   * transaction within another, after the outer one. @throws Error outside of a transaction
   */
  afterCommit(effect: () => Promise<void>): void;
  /**
   * Within a transaction, waits until nobody else holds the lock of this name, and holds it to the transaction's end.
   * What others stored while they held it may be read from then on, or not: work that stores something after it read
   * what was there before is run again.
   * @throws Error outside of a transaction
   */
  lock(name: string): Promise<void>;
  /** Puts a job on the queue; within a transaction it is there once the transaction is stored, or not at all. */
  enqueue<Input extends Values>(
    type: JobType<Input>,
    input: NoInfer<Input>,
    options?: JobOptions,
  ): Promise<void>;
}

/** A store with the versions of its tables. */
export interface VersionedStore extends Store {
  /**
   * What the contents of tables are known by: another text after each transaction that changed one of them, whichever
   * process ran it. All that was committed before the call counts.
   */
  versionOf(tables: readonly TableShape[]): Promise<string>;
}

/** A store that this process has opened. */
export interface OpenStore extends VersionedStore {
  /**
   * The same for one call: what is read at the same time outside of transactions reaches a database as one statement,
   * and fails together.
   */
  batched(): VersionedStore;
  /** Calls the listener after every change, with the names of the changed tables. */
  onChange(listener: (tables: ReadonlySet<string>) => void): void;
  /**
   * Makes ready what a query needs that will be asked, so that its first answer takes no longer than the next. Calls
   * are answered meanwhile.
   */
  prepare(table: TableShape, query: Pick<Query, 'sort' | 'search'>): Promise<void>;
  /** Finishes what is running, then lets go of the folder. Later writes are refused. */
  close(): Promise<void>;
}

/** A row to change or remove is not there. */
export class MissingRow extends Error {
  override readonly name = 'MissingRow';

  constructor(
    readonly collection: string,
    readonly id: number,
  ) {
    super(`No row ${id} in ${collection}`);
  }
}

/** A row would be the second of a table with the same values in fields where each may stand once. */
export class NotUnique extends Error {
  override readonly name = 'NotUnique';

  constructor(
    readonly table: string,
    readonly fields: Unique,
  ) {
    super(`${table} has another row with the same ${fields.join(', ')}`);
  }
}

/** Why a store can't be opened or written; each has a sentence in `i18n/<locale>/server.ts` under `store`. */
export type StoreProblem =
  | 'damagedSnapshot'
  | 'damagedJournal'
  | 'missingJournal'
  | 'foreignJournal'
  | 'unwritable'
  | 'locked'
  | 'writeFailed'
  | 'closed'
  | 'databaseAway'
  | 'databaseBusy'
  | 'databaseFull'
  | 'databaseNewer'
  | 'databaseBehind'
  | 'poolElsewhere'
  | 'copyBusy'
  | 'copyElsewhere'
  | 'copyHalf'
  | 'copyNothing'
  | 'restoreUnknown'
  | 'restoreOther'
  | 'restoreTaken';

/** The store refuses; what is on disk stays as it was. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly problem: StoreProblem,
    readonly params: Readonly<Record<string, string | number>> = {},
    cause?: unknown,
  ) {
    super(`${problem} ${JSON.stringify(params)}`, { cause });
  }
}
