import { type Contents, keep, rowsOf, rowWithId } from '../../server/store/contents';
import type { Query } from '../../server/store/Query';
import { type Page, type Rows, requireOrganisation, typedBy } from '../../server/store/Rows';
import { runQuery, type SearchTexts } from '../../server/store/runQuery';
import {
  type JobOptions,
  type JobType,
  MissingRow,
  type Row,
  type Store,
  StoreError,
  type Values,
} from '../../server/store/Store';
import { compareIds, position } from '../../server/store/sorting';
import type { Keyed, Table } from '../../server/store/Table';
import type { Collections } from './Collections';
import { collectionRows } from './collectionRows';
import { keepJob } from './jobs/table';

const collectionName = /^[A-Za-z][\w-]*$/;

/** What a restart would read back: memory must not know more than the disk. */
const storedRow = (values: Values, id: number): Row =>
  Object.freeze({ ...Object(keep(values)), id });

/** One row's change: added (no `before`), replaced, or removed (no `after`). */
export interface RowChange {
  readonly collection: string;
  readonly before?: Row;
  readonly after?: Row;
}

/** A transaction's store: what stood, and what it changed so far. Nothing outside sees it. */
export class Draft implements Store, Collections {
  private readonly tables = new Map<string, Row[]>();
  private readonly nextIds = new Map<string, number>();
  private readonly log: RowChange[] = [];
  private readonly effects: (() => Promise<void>)[] = [];
  private isClosed = false;

  constructor(
    private readonly base: Contents,
    private readonly texts: SearchTexts,
  ) {}

  async find(collection: string, query: Query = {}): Promise<Page> {
    return runQuery(this.rowsOf(collection), query, this.texts);
  }

  async get(collection: string, id: number): Promise<Row | undefined> {
    return this.current(collection, id);
  }

  async insert(collection: string, values: Values): Promise<Row> {
    const row = storedRow(values, this.nextId(collection));
    this.apply({ collection, after: row });
    return row;
  }

  async putBack(collection: string, row: Row): Promise<void> {
    if (this.current(collection, row.id))
      throw new Error(`Row ${row.id} of ${collection} is there`);
    this.apply({ collection, after: storedRow(row, row.id) });
  }

  async update(collection: string, id: number, changes: Values): Promise<Row> {
    const before = this.existing(collection, id);
    const after = storedRow({ ...before, ...changes }, id);
    this.apply({ collection, before, after });
    return after;
  }

  async remove(collection: string, id: number): Promise<void> {
    this.apply({ collection, before: this.existing(collection, id) });
  }

  rows<R extends Keyed>(table: Table<R>, organisationId?: number): Rows<R> {
    const own = requireOrganisation(table, organisationId);
    return typedBy(
      table,
      collectionRows(this, (work) => work(this), table, own),
    );
  }

  across<R extends Keyed>(table: Table<R>): Rows<R> {
    return typedBy(
      table,
      collectionRows(this, (work) => work(this), table),
    );
  }

  afterCommit(effect: () => Promise<void>): void {
    this.effects.push(effect);
  }

  /** Transactions run one after another: who runs holds every lock. */
  async lock(): Promise<void> {}

  enqueue({ name, attempts }: JobType, input: Values, options?: JobOptions): Promise<void> {
    return keepJob(this, { ...options, name, attempts, input });
  }

  /** A transaction within this one: undone by itself when it throws. */
  async transaction<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const inner = new Draft(this.contents(), this.texts);
    try {
      const result = await work(inner);
      for (const change of inner.changes()) this.apply(change);
      this.effects.push(...inner.leftForAfter());
      return result;
    } finally {
      inner.close();
    }
  }

  /** The row as it stands with the changes so far. */
  current(collection: string, id: number): Row | undefined {
    return rowWithId(this.rowsOf(collection), id);
  }

  /** Makes one change; `before` and `after` are rows as they are stored. */
  apply(change: RowChange): void {
    const { collection, before, after } = change;
    const rows = this.ownRows(collection);
    const row = after ?? before;
    if (row === undefined) return;
    const at = position(rows, row, compareIds);
    rows.splice(at, before === undefined ? 0 : 1, ...(after === undefined ? [] : [after]));
    this.nextIds.set(collection, Math.max(this.nextId(collection), row.id + 1));
    this.log.push(change);
  }

  /** What is to be done once these changes are stored. */
  leftForAfter(): readonly (() => Promise<void>)[] {
    return this.effects;
  }

  changes(): readonly RowChange[] {
    return this.log;
  }

  /** What stands with these changes; holds until the next change. */
  contents(): Contents {
    return {
      tables: { ...this.base.tables, ...Object.fromEntries(this.tables) },
      nextIds: { ...this.base.nextIds, ...Object.fromEntries(this.nextIds) },
    };
  }

  /** Refuses everything from now on: a write after the end would be lost without a word. */
  close(): void {
    this.isClosed = true;
  }

  private rowsOf(collection: string): readonly Row[] {
    if (this.isClosed) throw new StoreError('closed');
    return this.tables.get(collection) ?? rowsOf(this.base.tables, collection);
  }

  private ownRows(collection: string): Row[] {
    if (!collectionName.test(collection)) throw new Error(`Not a collection's name: ${collection}`);
    const rows = this.rowsOf(collection);
    const own = this.tables.get(collection) ?? [...rows];
    this.tables.set(collection, own);
    return own;
  }

  private nextId(collection: string): number {
    return this.nextIds.get(collection) ?? this.base.nextIds[collection] ?? 1;
  }

  private existing(collection: string, id: number): Row {
    const row = this.current(collection, id);
    if (row === undefined) throw new MissingRow(collection, id);
    return row;
  }
}
