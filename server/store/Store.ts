import type { Query } from './Query';

/** A stored record. Frozen, nested values included: changing one means `update`. */
export interface Row {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** Fields for a new row, or changes to a stored one. Kept as JSON keeps them; `undefined` removes a field. */
export type Values = Readonly<Record<string, unknown>>;

export interface Found {
  readonly rows: Row[];
  /** Matching rows before `skip` and `take`. */
  readonly total: number;
}

/**
 * All that the server knows of its database. Nothing else may be assumed, so that another database
 * can take its place. Collections come into being with their first row.
 */
export interface Store {
  find(collection: string, query?: Query): Promise<Found>;
  get(collection: string, id: number): Promise<Row | undefined>;
  /** Assigns the collection's next id; an id is never given twice. Resolves once the row is on disk. */
  insert(collection: string, values: Values): Promise<Row>;
  /** Replaces the named fields. Resolves once on disk. @throws MissingRow */
  update(collection: string, id: number, changes: Values): Promise<Row>;
  /** Resolves once on disk. @throws MissingRow */
  remove(collection: string, id: number): Promise<void>;
  /**
   * Runs `work` with a store of its own that sees its own writes; everything it wrote takes effect together
   * when it resolves, and nothing when it throws. Writes and transactions run one after another: inside
   * `work`, write through the store it was given.
   */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
}

/** A store that this process has opened. */
export interface OpenStore extends Store {
  /** Calls the listener after every change, with the names of the changed collections. */
  onChange(listener: (collections: ReadonlySet<string>) => void): void;
  /**
   * Makes ready what a query needs that will be asked, so that its first answer takes no longer than the next. Calls
   * are answered meanwhile.
   */
  prepare(collection: string, query: Pick<Query, 'sort' | 'search'>): Promise<void>;
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

/** Why a store can't be opened or written; each has a sentence in `i18n/<locale>/server.ts` under `store`. */
export type StoreProblem =
  | 'damagedSnapshot'
  | 'damagedJournal'
  | 'foreignJournal'
  | 'unwritable'
  | 'locked'
  | 'writeFailed'
  | 'closed';

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
