import { namedIds } from '../../server/store/condition';
import { type Contents, keep, rowsOf, rowWithId } from '../../server/store/contents';
import type { Query } from '../../server/store/Query';
import { type Page, type Rows, requireOrganisation, typedBy } from '../../server/store/Rows';
import { rowsOfQuery, runQuery, type SearchTexts } from '../../server/store/runQuery';
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
import { Lookups } from './Lookups';

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

/** What a transaction builds on: what stands, or the transaction that it is a part of. */
export interface Ground {
  /** All rows of a collection; holds until the next change. */
  whole(collection: string): readonly Row[];
  /** The row as it stands with the changes so far. */
  current(collection: string, id: number): Row | undefined;
  nextId(collection: string): number;
  contents(): Contents;
}

/** What stands, as a ground. */
export const standing = (contents: Contents): Ground => ({
  whole: (collection) => rowsOf(contents.tables, collection),
  current: (collection, id) => rowWithId(rowsOf(contents.tables, collection), id),
  nextId: (collection) => contents.nextIds[collection] ?? 1,
  contents: () => contents,
});

/** Puts a row in the place of its id, or takes away what stands there. */
const place = (rows: Row[], id: number, row: Row | undefined): void => {
  const at = position(rows, { id }, compareIds);
  rows.splice(at, rows[at]?.id === id ? 1 : 0, ...(row ? [row] : []));
};

/** A transaction's store: what stood, and what it changed so far. Nothing outside sees it. */
export class Draft implements Store, Collections, Ground {
  /** The rows that it wrote, and the ids of those that it removed. */
  private readonly written = new Map<string, Map<number, Row | undefined>>();
  /** Collections that it wrote, with all of their rows, once those were asked for. */
  private readonly wholes = new Map<string, Row[]>();
  private readonly nextIds = new Map<string, number>();
  private readonly log: RowChange[] = [];
  private readonly effects: (() => Promise<void>)[] = [];
  private isClosed = false;

  constructor(
    private readonly ground: Ground,
    private readonly texts: SearchTexts,
    private readonly lookups = new Lookups(),
  ) {}

  async find(collection: string, query: Query = {}): Promise<Page> {
    return runQuery(this.among(collection, query), query, this.texts);
  }

  async findRows(collection: string, query: Query = {}): Promise<readonly Row[]> {
    return rowsOfQuery(this.among(collection, query), query, this.texts);
  }

  async get(collection: string, id: number): Promise<Row | undefined> {
    return this.current(collection, id);
  }

  async insert(collection: string, values: Values): Promise<Row> {
    const row = storedRow(values, this.nextId(collection));
    this.write({ collection, after: row });
    return row;
  }

  async putBack(collection: string, row: Row): Promise<void> {
    if (this.current(collection, row.id))
      throw new Error(`Row ${row.id} of ${collection} is there`);
    this.write({ collection, after: storedRow(row, row.id) });
  }

  async update(collection: string, id: number, changes: Values): Promise<Row> {
    const before = this.existing(collection, id);
    const after = storedRow({ ...before, ...changes }, id);
    this.write({ collection, before, after });
    return after;
  }

  async remove(collection: string, id: number): Promise<void> {
    this.write({ collection, before: this.existing(collection, id) });
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
    const inner = new Draft(this, this.texts, this.lookups);
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
    this.requireOpen();
    const written = this.written.get(collection);
    return written?.has(id) ? written.get(id) : this.ground.current(collection, id);
  }

  whole(collection: string): readonly Row[] {
    this.requireOpen();
    const written = this.written.get(collection);
    if (!written) return this.ground.whole(collection);
    const known = this.wholes.get(collection);
    if (known) return known;
    const rows = [...this.ground.whole(collection)];
    for (const [id, row] of written) place(rows, id, row);
    this.wholes.set(collection, rows);
    return rows;
  }

  /** Makes one change; `before` and `after` are rows as they are stored. */
  apply(change: RowChange): void {
    const { collection, before, after } = change;
    this.requireOpen();
    if (!collectionName.test(collection)) throw new Error(`Not a collection's name: ${collection}`);
    const id = (after ?? before)?.id;
    if (id === undefined) return;
    const written = this.written.get(collection) ?? new Map<number, Row | undefined>();
    this.written.set(collection, written.set(id, after));
    const whole = this.wholes.get(collection);
    if (whole) place(whole, id, after);
    this.nextIds.set(collection, Math.max(this.nextId(collection), id + 1));
    this.log.push(change);
  }

  /** What is to be done once these changes are stored. */
  leftForAfter(): readonly (() => Promise<void>)[] {
    return this.effects;
  }

  changes(): readonly RowChange[] {
    return this.log;
  }

  nextId(collection: string): number {
    return this.nextIds.get(collection) ?? this.ground.nextId(collection);
  }

  /** What stands with these changes; holds until the next change. */
  contents(): Contents {
    const { tables, nextIds } = this.ground.contents();
    const own = [...this.written.keys()].map((name) => [name, this.whole(name)] as const);
    return {
      tables: { ...tables, ...Object.fromEntries(own) },
      nextIds: { ...nextIds, ...Object.fromEntries(this.nextIds) },
    };
  }

  /** Refuses everything from now on: a write after the end would be lost without a word. */
  close(): void {
    this.isClosed = true;
  }

  /** Rows in order of id, among which all are that a query finds. */
  private among(collection: string, query: Query): readonly Row[] {
    this.requireOpen();
    const ids = namedIds(query) ?? this.lookups.idsOf(collection, query);
    if (!ids) return this.whole(collection);
    const ordered = [...new Set(ids)].sort((a, b) => a - b);
    return ordered.flatMap((id) => this.current(collection, id) ?? []);
  }

  private write(change: RowChange): void {
    this.apply(change);
    if (change.after) this.lookups.note(change.collection, change.after, change.before);
  }

  private requireOpen(): void {
    if (this.isClosed) throw new StoreError('closed');
  }

  private existing(collection: string, id: number): Row {
    const row = this.current(collection, id);
    if (row === undefined) throw new MissingRow(collection, id);
    return row;
  }
}
