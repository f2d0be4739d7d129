import { sql } from 'kysely';
import type { Query, Selection } from '../store/Query';
import type { Group, Page, Referred, Rows } from '../store/Rows';
import { MissingRow, NotUnique, type Row, type Values } from '../store/Store';
import type { TableShape } from '../store/Table';
import { changedSql, valuesSql } from './changedSql';
import type { Source } from './columns';
import { jsonOf, selectionSql } from './conditions';
import type { Connection } from './connection';
import { keptCount } from './counts';
import { Duplicate } from './errors';
import { putBackRows } from './fill';
import { groupOf, groupSql } from './groups';
import { itemsSql } from './items';
import { counted, fromTheEnd, inOrder, type PageSql, RowStatements } from './RowStatements';
import { knownIn, type Read, readAlong } from './referred';
import { rowColumns, rowOf, rowsOf } from './rowOf';
import { type Sql, TRUE } from './statement';
import { type Atomically, fieldsTaken, notUnique } from './uniqueness';

/** Rows that are gone through at a time. */
const PART = 500;

/** Rows before a page from which on it is worth a question to know whether the end is nearer than the beginning. */
const FAR = 1_000;

/** Is given each write of a table. */
export type OnWrite = <T>(write: Promise<T>) => Promise<T>;

/** Queries on the rows of a table, of one organisation or of all. */
export class PostgresRows {
  private readonly statements: RowStatements;
  private readonly source: Source;
  private readonly name: Sql;

  constructor(
    private readonly connection: Connection,
    private readonly atomically: Atomically,
    private readonly table: TableShape,
    private readonly organisationId: number | undefined,
  ) {
    this.statements = new RowStatements(table, organisationId);
    this.source = this.statements.source;
    this.name = this.statements.name;
  }

  /** The rows as a store gives them. */
  asRows(onWrite: OnWrite): Rows {
    const owner = this.organisationId;
    return {
      find: (query) => this.find(query),
      page: (...asked) => this.page(...asked),
      get: (...asked) => this.get(...asked),
      count: (selection) => this.count(selection),
      sum: (...asked) => this.sum(...asked),
      group: (...asked) => this.group(...asked),
      each: (selection) => this.each(selection),
      items: (...asked) => this.items(...asked),
      insert: (values) => onWrite(this.insert(values)),
      putBack: (rows) => onWrite(putBackRows(this.atomically, this.table, owner, rows)),
      update: (...given) => onWrite(this.update(...given)),
      updateWhere: (...given) => onWrite(this.updateWhere(...given)),
      remove: (id) => onWrite(this.remove(id)),
      removeWhere: (selection) => onWrite(this.removeWhere(selection)),
    };
  }

  async find(query: Query = {}): Promise<readonly Row[]> {
    const answer = await this.connection.read(this.statements.found(query));
    return rowsOf(this.table, answer, query.only);
  }

  async page(query: Query = {}, referred: readonly Referred[] = []): Promise<Page> {
    const { skip = 0, take = Number.POSITIVE_INFINITY, search } = query;
    if (take === 0) return { rows: [], total: await this.count(query) };
    if (search && take !== Number.POSITIVE_INFINITY) return this.searchedPage(query, referred);
    const kept = skip > FAR ? await this.keptCount(query) : undefined;
    const isNearEnd = kept !== undefined && skip > kept / 2;
    const [read, total] = await Promise.all([
      isNearEnd
        ? this.read(query, fromTheEnd(kept), referred)
        : this.read(query, inOrder, referred),
      take === Number.POSITIVE_INFINITY ? undefined : (kept ?? this.count(query)),
    ]);
    const rows = rowsOf(this.table, read, query.only);
    return {
      rows,
      total:
        total ?? (rows.length > 0 || skip === 0 ? rows.length + skip : await this.count(query)),
      along: read.along,
    };
  }

  async get(id: number, lock?: 'lock'): Promise<Row | undefined> {
    if (!Number.isSafeInteger(id)) return undefined;
    const query = this.statements.found({ where: { id } });
    const answer = await this.connection.read(lock ? sql`${query} FOR UPDATE` : query);
    return rowsOf(this.table, answer)[0];
  }

  async count(selection: Selection = {}): Promise<number> {
    const kept = this.keptCount(selection);
    if (kept) return kept;
    const { rows } = await this.connection.read(this.statements.total(selection));
    return Number(rows[0]?.total);
  }

  async sum(field: string, selection: Selection = {}): Promise<number> {
    const number = sql`back_office_number_of(${jsonOf(this.source, field)})`;
    const { rows } = await this.connection.read(
      sql`SELECT coalesce(sum(${number}), 0) AS total FROM ${this.name} WHERE ${this.statements.meant(selection)}`,
    );
    return Number(rows[0]?.total);
  }

  async group(
    by: readonly string[],
    sums: readonly string[],
    selection: Selection = {},
  ): Promise<readonly Group[]> {
    const part = { table: this.name, source: this.source, meant: this.statements.meant(selection) };
    const { rows } = await this.connection.read(groupSql(part, by, sums));
    return rows.map((row) => groupOf(row, by, sums));
  }

  async *each({ only, ...selection }: Selection & Pick<Query, 'only'> = {}): AsyncIterable<Row> {
    let last = 0;
    for (;;) {
      const all = [{ where: { id: { from: last + 1 } } }, ...(selection.all ?? [])];
      const rows = await this.find({ ...selection, all, only, take: PART });
      yield* rows;
      if (rows.length < PART) return;
      last = rows.at(-1)?.id ?? last;
    }
  }

  async items(id: number, list: string, query: Query = {}): Promise<Page> {
    const held = sql`SELECT ${jsonOf(this.source, list)} AS list FROM ${this.name}
      WHERE ${this.statements.meant({ where: { id } })}`;
    const { rows } = await this.connection.read(itemsSql(held, query));
    const [first] = rows;
    const total = first
      ? Number(first.total)
      : (query.skip ?? 0) > 0 || query.take === 0
        ? (await this.items(id, list, { ...query, skip: 0, take: 1 })).total
        : 0;
    return { rows: rows.map(({ id: own, doc }) => ({ ...doc, id: Number(own) })), total };
  }

  async insert(values: Values): Promise<Row> {
    const own = this.organisationId !== undefined && { organisationId: this.organisationId };
    const { id: _, ...doc }: Values = { ...values, ...own };
    const { rows } =
      await this.connection.run(sql`INSERT INTO ${this.name} ${valuesSql(this.table, doc)}
      ON CONFLICT DO NOTHING RETURNING ${rowColumns(this.table)}`);
    if (rows[0]) return rowOf(this.table, rows[0]);
    throw new NotUnique(this.table.name, await fieldsTaken(this.connection, this.table, doc));
  }

  async update(id: number, changes: Values): Promise<Row> {
    const { rows } = await this.change({ where: { id } }, changes, rowColumns(this.table));
    if (rows[0]) return rowOf(this.table, rows[0]);
    throw new MissingRow(this.table.name, id);
  }

  async updateWhere(selection: Selection, changes: Values): Promise<number> {
    return (await this.change(selection, changes, sql`id`)).count;
  }

  async remove(id: number): Promise<void> {
    if ((await this.removeWhere({ where: { id } })) === 0)
      throw new MissingRow(this.table.name, id);
  }

  async removeWhere(selection: Selection): Promise<number> {
    const { count } = await this.connection.run(
      sql`DELETE FROM ${this.name} WHERE ${this.statements.meant(selection)}`,
    );
    return count;
  }

  /** How many rows there are, where that is kept and the selection means all of them. */
  private keptCount(selection: Selection): Promise<number> | undefined {
    const { table, organisationId, connection } = this;
    const isKept = table.isCounted && !connection.isTransaction;
    return isKept && organisationId !== undefined && selectionSql(this.source, selection) === TRUE
      ? keptCount(connection, table, organisationId)
      : undefined;
  }

  /** Reads the rows of a query, with those that they refer to as far as columns hold which these are. */
  private async read(query: Query, how: PageSql, referred: readonly Referred[]): Promise<Read> {
    const known = this.organisationId === undefined ? [] : knownIn(this.source, referred);
    const answer = await this.connection.read(this.statements.page(query, how, known));
    return known.length === 0 ? answer : readAlong(answer, known);
  }

  private async searchedPage(query: Query, referred: readonly Referred[]): Promise<Page> {
    const read = await this.read(query, counted, referred);
    const [first] = read.rows;
    const isPast = first === undefined && (query.skip ?? 0) > 0;
    return {
      rows: rowsOf(this.table, read, query.only),
      total: isPast ? await this.count(query) : Number(first?.total ?? 0),
      along: read.along,
    };
  }

  private async change(selection: Selection, changes: Values, returned: Sql) {
    const statement = sql`UPDATE ${this.name} SET doc = ${changedSql(this.table, changes)}
      WHERE ${this.statements.meant(selection)} RETURNING ${returned}`;
    if (!this.table.unique.flat().some((name) => name in changes))
      return this.connection.run(statement);
    // Within a transaction a statement that fails would take all before it with it.
    return this.atomically((inner) => inner.run(statement)).catch((error) => {
      throw error instanceof Duplicate ? notUnique(this.table, error) : error;
    });
  }
}
