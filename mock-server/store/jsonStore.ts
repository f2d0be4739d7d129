import { AsyncLocalStorage } from 'node:async_hooks';
import jsonServer from 'json-server';
import { type Contents, rowsOf, rowWithId, type Tables } from '../../server/store/contents';
import { createPace } from '../../server/store/pace';
import type { Query } from '../../server/store/Query';
import { type Page, type Rows, requireOrganisation, typedBy } from '../../server/store/Rows';
import { rowsOfQuery, runQuery, SearchTexts } from '../../server/store/runQuery';
import {
  type OpenStore,
  type Row,
  type Store,
  StoreError,
  type VersionedStore,
} from '../../server/store/Store';
import type { Keyed, Table, TableShape } from '../../server/store/Table';
import type { ReadCollections } from './Collections';
import { collectionRows } from './collectionRows';
import { Draft, type RowChange, standing } from './draft';
import type { Entry } from './journal';
import { KeptSelections } from './keptSelections';
import { Lookups } from './Lookups';

/** Where a store's changes and contents are kept for good. */
export interface Shelf {
  /** Resolves once the changes of one transaction are on disk. @throws StoreError writeFailed */
  append(entries: readonly Entry[]): Promise<void>;
  /** Whether so many changes lie beside the snapshot that it should be written again. */
  isFull(): boolean;
  compact(contents: Contents): Promise<void>;
  /** Leaves these contents behind in good order, and lets go. */
  close(contents: Contents): Promise<void>;
}

/** Rows of a collection from which on it is made ready for what will be asked of it. */
const MANY = 1_000;

type Listener = (collections: ReadonlySet<string>) => void;

const entryOf = ({ collection, before, after }: RowChange): Entry => [
  collection,
  after ?? before?.id ?? 0,
];

/**
 * A store on json-server's database. The database holds what is on disk, and that is what everyone reads;
 * transactions build on `head`, which runs ahead by what is still on its way to the disk.
 */
export class JsonStore implements OpenStore, ReadCollections {
  // json-server makes its database together with a router. The router stays unused: it knows neither
  // sessions nor organisations, and waits for no disk.
  private readonly db;
  private head: Contents;
  private readonly texts = new SearchTexts();
  private readonly selections = new KeptSelections();
  private readonly lookups = new Lookups();
  private readonly listeners: Listener[] = [];
  /** How often each collection changed since the store was opened, which no other process can. */
  private readonly versions = new Map<string, number>();
  private readonly running = new AsyncLocalStorage<{ isOver: boolean }>();
  /** Ends with the last transaction that was requested. */
  private turns: Promise<unknown> = Promise.resolve();
  /** Ends when all that `head` holds is on disk. */
  private stored: Promise<void> = Promise.resolve();
  /** How often `head` was thrown away because the disk refused. */
  private setbacks = 0;
  private isCompacting = false;
  private isClosed = false;

  constructor(
    contents: Contents,
    private readonly shelf: Shelf,
  ) {
    this.head = contents;
    this.db = jsonServer.router<Tables>(contents.tables).db;
  }

  async find(collection: string, query: Query = {}): Promise<Page> {
    return runQuery(this.rowsOf(collection), query, this.texts, this.selections.select);
  }

  async findRows(collection: string, query: Query = {}): Promise<readonly Row[]> {
    return rowsOfQuery(this.rowsOf(collection), query, this.texts, this.selections.select);
  }

  async get(collection: string, id: number): Promise<Row | undefined> {
    return rowWithId(this.rowsOf(collection), id);
  }

  transaction<T>(work: (store: Store) => Promise<T>): Promise<T> {
    return this.inDraft(work);
  }

  private async inDraft<T>(work: (draft: Draft) => Promise<T>): Promise<T> {
    if (this.running.getStore()?.isOver === false) {
      throw new Error('Within a transaction, write through the store that it was given');
    }
    if (this.isClosed) throw new StoreError('closed');
    const { result, stored, effects } = await this.inTurn(() => this.run(work));
    await stored;
    for (const effect of effects) await effect();
    return result;
  }

  rows<R extends Keyed>(table: Table<R>, organisationId?: number): Rows<R> {
    const own = requireOrganisation(table, organisationId);
    return typedBy(
      table,
      collectionRows(this, (work) => this.inDraft(work), table, own),
    );
  }

  across<R extends Keyed>(table: Table<R>): Rows<R> {
    return typedBy(
      table,
      collectionRows(this, (work) => this.inDraft(work), table),
    );
  }

  /** What is in memory is read as fast one by one. */
  batched(): VersionedStore {
    return this;
  }

  afterCommit(): never {
    throw new Error('There is no transaction whose end could be waited for');
  }

  async lock(): Promise<never> {
    throw new Error('A lock is held to the end of a transaction, and there is none');
  }

  enqueue(...job: Parameters<Store['enqueue']>): Promise<void> {
    return this.inDraft((draft) => draft.enqueue(...job));
  }

  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  async versionOf(tables: readonly TableShape[]): Promise<string> {
    return tables.map(({ name }) => this.versions.get(name) ?? 0).join();
  }

  async prepare({ name }: TableShape, { sort = [], search }: Query): Promise<void> {
    const rows = this.rowsOf(name);
    // What is made of few is made in no time, and takes memory.
    if (rows.length < MANY) return;
    const pace = createPace();
    await this.selections.prepare(rows, sort, pace);
    if (search) await this.texts.prepare(rows, search.fields, pace);
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await this.inTurn(async () => {
      await this.stored.catch(() => undefined);
      await this.shelf.close(this.head);
    });
    // Or every store there has ever been would be asked at each step of every promise.
    this.running.disable();
  }

  private rowsOf(collection: string): readonly Row[] {
    return rowsOf(this.db.getState(), collection);
  }

  private inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.turns.then(task);
    this.turns = turn.catch(() => undefined);
    return turn;
  }

  /** The next transaction may start as soon as this one has run; only its caller waits for the disk. */
  private async run<T>(work: (draft: Draft) => Promise<T>) {
    const { setbacks } = this;
    this.lookups.begin(this.head.tables);
    const draft = new Draft(standing(this.head), this.texts, this.lookups);
    const state = { isOver: false };
    try {
      const result = await this.running.run(state, () => work(draft));
      if (setbacks !== this.setbacks) throw new StoreError('writeFailed');
      if (draft.changes().length > 0) this.commit(draft.changes(), draft.contents());
      // Boxed, for a promise returned as such would be waited for here.
      return { result, stored: this.stored, effects: draft.leftForAfter() };
    } finally {
      state.isOver = true;
      draft.close();
    }
  }

  private commit(changes: readonly RowChange[], contents: Contents): void {
    const { setbacks } = this;
    this.head = contents;
    this.stored = this.shelf.append(changes.map(entryOf)).then(
      () => this.publish(changes, contents),
      (error: unknown) => {
        if (setbacks === this.setbacks) this.takeBack();
        throw error;
      },
    );
    // Whoever asked for the change hears of a failure; nobody else needs to.
    this.stored.catch(() => undefined);
  }

  private publish(changes: readonly RowChange[], contents: Contents): void {
    const collections = new Set(changes.map(({ collection }) => collection));
    for (const collection of collections) {
      const own = changes.filter((change) => change.collection === collection);
      this.versions.set(collection, (this.versions.get(collection) ?? 0) + 1);
      this.selections.carryOver(this.rowsOf(collection), rowsOf(contents.tables, collection), own);
    }
    this.db.setState(contents.tables);
    for (const listener of this.listeners) listener(collections);
    if (this.shelf.isFull() && !this.isCompacting) void this.compact();
  }

  private takeBack(): void {
    this.setbacks += 1;
    this.stored = Promise.resolve();
    // Ids that were given out stay given out.
    this.head = { tables: this.db.getState(), nextIds: this.head.nextIds };
    this.lookups.forget();
  }

  private async compact(): Promise<void> {
    this.isCompacting = true;
    await this.inTurn(async () => {
      await this.stored.catch(() => undefined);
      await this.shelf.compact(this.head);
    });
    this.isCompacting = false;
  }
}
