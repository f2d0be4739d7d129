import { sql } from 'kysely';
import { type Rows, requireOrganisation, typedBy } from '../store/Rows';
import { type Store, StoreError } from '../store/Store';
import type { Keyed, Table, TableShape } from '../store/Table';
import type { Answer, Connection } from './connection';
import { Conflict } from './errors';
import { type Enqueued, enqueued } from './jobs/enqueued';
import { LockedRows } from './LockedRows';
import { PostgresRows } from './PostgresRows';
import type { Sql } from './statement';

type Effect = () => Promise<void>;

/** A transaction's store, or that of a part of it which is undone by itself. */
export class TransactionStore implements Store {
  /** What is to be done once all is stored. */
  readonly effects: Effect[] = [];
  /** The tables that it wrote. */
  readonly written = new Set<string>();
  private readonly locked = new LockedRows();
  /** Ends with the last part that was requested: parts of a transaction can't overlap. */
  private parts: Promise<unknown> = Promise.resolve();
  private isOver = false;

  constructor(private readonly connection: Connection) {}

  rows<R extends Keyed>(table: Table<R>, organisationId?: number): Rows<R> {
    const own = requireOrganisation(table, organisationId);
    return typedBy(table, this.rowsIn(table, own));
  }

  across<R extends Keyed>(table: Table<R>): Rows<R> {
    return typedBy(table, this.rowsIn(table));
  }

  async transaction<T>(work: (store: Store) => Promise<T>): Promise<T> {
    return this.undoable(async () => {
      const inner = new TransactionStore(this.own);
      try {
        const result = await work(inner);
        this.effects.push(...inner.effects);
        for (const name of inner.written) {
          this.written.add(name);
          this.locked.forget(name);
        }
        return result;
      } finally {
        inner.close();
      }
    });
  }

  afterCommit(effect: Effect): void {
    this.effects.push(effect);
  }

  async lock(name: string): Promise<void> {
    await this.own.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }

  async enqueue(...job: Enqueued): Promise<void> {
    await this.own.run(enqueued(...job));
  }

  /** Refuses everything from now on: a write after the end would take effect by itself. */
  close(): void {
    this.isOver = true;
  }

  private async run(statement: Sql): Promise<Answer> {
    if (this.isOver) throw new StoreError('closed');
    return this.connection.run(statement);
  }

  private readonly own: Connection = {
    isTransaction: true,
    run: (statement) => this.run(statement),
    read: (statement) => this.run(statement),
  };

  private rowsIn(table: TableShape, organisationId?: number): Rows {
    const rows = new PostgresRows(
      this.own,
      (work) => this.undoable(() => work(this.own)),
      table,
      organisationId,
    );
    const own = rows.asRows((work) => {
      this.locked.forget(table.name);
      return this.noted(table, work);
    });
    return {
      ...own,
      get: (id, lock) =>
        lock
          ? this.locked.get(table.name, `${organisationId}/${id}`, () => own.get(id, lock))
          : own.get(id),
    };
  }

  private async noted<T>({ name }: TableShape, write: Promise<T>): Promise<T> {
    const result = await write;
    // A change of no rows is none.
    if (result !== 0) this.written.add(name);
    return result;
  }

  /** Runs work that is undone by itself when it throws. */
  private undoable<T>(work: () => Promise<T>): Promise<T> {
    const part = this.parts.then(async () => {
      await this.own.run(sql`SAVEPOINT part`);
      try {
        const result = await work();
        await this.own.run(sql`RELEASE SAVEPOINT part`);
        return result;
      } catch (error) {
        if (error instanceof Conflict) throw error;
        await this.own.run(sql`ROLLBACK TO SAVEPOINT part`);
        await this.own.run(sql`RELEASE SAVEPOINT part`);
        throw error;
      }
    });
    this.parts = part.catch(() => undefined);
    return part;
  }
}
