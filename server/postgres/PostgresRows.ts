import { sql } from 'kysely';
import type { QueryResultRow } from 'pg';
import type { Query, Selection } from '../store/Query';
import type { Group, Page, Rows } from '../store/Rows';
import { MissingRow, NotUnique, type Row, type Values } from '../store/Store';
import type { TableShape, Unique } from '../store/Table';
import { type Source, tableSource } from './columns';
import { jsonOf, selectionSql } from './conditions';
import type { Connection } from './connection';
import { Duplicate } from './errors';
import { itemsSql } from './items';
import { onlySql, orderSql, partSql } from './order';
import { and, asJson, type Sql } from './statement';
import { notUnique, sameSql } from './uniqueness';

/** Rows that are gone through at a time. */
const PART = 500;

/** Runs several statements as one, undone together when one fails. */
export type Atomically = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;

/** Is given each write of a table. */
export type OnWrite = <T>(write: Promise<T>) => Promise<T>;

/** Queries on the rows of a table, of one organisation or of all. */
export class PostgresRows {
  private readonly source: Source;
  private readonly name: Sql;

  constructor(
    private readonly connection: Connection,
    private readonly atomically: Atomically,
    private readonly table: TableShape,
    private readonly organisationId: number | undefined,
  ) {
    this.source = tableSource(table);
    this.name = sql.id(table.name);
  }

  /** The rows as a store gives them. */
  asRows(onWrite: OnWrite): Rows {
    return {
      find: (query) => this.find(query),
      page: (query) => this.page(query),
      get: (...asked) => this.get(...asked),
      count: (selection) => this.count(selection),
      sum: (...asked) => this.sum(...asked),
      group: (...asked) => this.group(...asked),
      each: (selection) => this.each(selection),
      items: (...asked) => this.items(...asked),
      insert: (values) => onWrite(this.insert(values)),
      update: (...given) => onWrite(this.update(...given)),
      updateWhere: (...given) => onWrite(this.updateWhere(...given)),
      remove: (id) => onWrite(this.remove(id)),
      removeWhere: (selection) => onWrite(this.removeWhere(selection)),
    };
  }

  async find(query: Query = {}): Promise<readonly Row[]> {
    const { rows } = await this.connection.read(this.selectSql(query));
    return rows.map((row) => this.rowOf(row, query.only));
  }

  async page(query: Query = {}): Promise<Page> {
    const { skip = 0, take = Number.POSITIVE_INFINITY } = query;
    if (take === 0) return { rows: [], total: await this.count(query) };
    const [rows, counted] = await Promise.all([
      this.find(query),
      take === Number.POSITIVE_INFINITY ? undefined : this.count(query),
    ]);
    return {
      rows,
      total:
        counted ?? (rows.length > 0 || skip === 0 ? rows.length + skip : await this.count(query)),
    };
  }

  async get(id: number, lock?: 'lock'): Promise<Row | undefined> {
    if (!Number.isSafeInteger(id)) return undefined;
    const query = this.selectSql({ where: { id } });
    const { rows } = await this.connection.read(lock ? sql`${query} FOR UPDATE` : query);
    return rows[0] && this.rowOf(rows[0]);
  }

  async count(selection: Selection = {}): Promise<number> {
    const { rows } = await this.connection.read(
      sql`SELECT count(*) AS total FROM ${this.name} WHERE ${this.own(selection)}`,
    );
    return Number(rows[0]?.total);
  }

  async sum(field: string, selection: Selection = {}): Promise<number> {
    const number = sql`back_office_number_of(${jsonOf(this.source, field)})`;
    const { rows } = await this.connection.read(
      sql`SELECT coalesce(sum(${number}), 0) AS total FROM ${this.name} WHERE ${this.own(selection)}`,
    );
    return Number(rows[0]?.total);
  }

  async group(
    by: readonly string[],
    sums: readonly string[],
    selection: Selection = {},
  ): Promise<readonly Group[]> {
    const keys = by.map((field) => sql`coalesce(${jsonOf(this.source, field)}, 'null')`);
    const totals = sums.map(
      (field) => sql`coalesce(sum(back_office_number_of(${jsonOf(this.source, field)})), 0)`,
    );
    const array = (parts: readonly Sql[], type: string) =>
      sql`ARRAY[${sql.join(parts)}]::${sql.raw(type)}[]`;
    const { rows } =
      await this.connection.read(sql`SELECT to_jsonb(${array(keys, 'jsonb')}) AS keys,
      count(*) AS total, to_jsonb(${array(totals, 'double precision')}) AS sums
      FROM ${this.name} WHERE ${this.own(selection)}
      ${keys.length > 0 ? sql`GROUP BY ${sql.join(keys)}` : sql`HAVING count(*) > 0`}`);
    return rows.map((row) => ({
      by: Object.fromEntries(by.map((name, at) => [name, row.keys[at]])),
      count: Number(row.total),
      sums: Object.fromEntries(sums.map((name, at) => [name, Number(row.sums[at])])),
    }));
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
      WHERE ${this.own({ where: { id } })}`;
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
    const { rows } = await this.connection.run(sql`INSERT INTO ${this.name} ${this.valuesSql(doc)}
      ON CONFLICT DO NOTHING RETURNING ${this.columns()}`);
    if (rows[0]) return this.rowOf(rows[0]);
    throw new NotUnique(this.table.name, await this.fieldsTaken(doc));
  }

  async update(id: number, changes: Values): Promise<Row> {
    const { rows } = await this.change({ where: { id } }, changes, this.columns());
    if (rows[0]) return this.rowOf(rows[0]);
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
      sql`DELETE FROM ${this.name} WHERE ${this.own(selection)}`,
    );
    return count;
  }

  /** The columns of whole rows. */
  private columns(doc: Sql = this.source.doc): Sql {
    return this.table.ofOrganisation
      ? sql`organisation_id, id, ${doc} AS doc`
      : sql`id, ${doc} AS doc`;
  }

  private rowOf({ organisation_id, id, doc }: QueryResultRow, only?: readonly string[]): Row {
    const isOwned = this.table.ofOrganisation && (!only || only.includes('organisationId'));
    return { ...(isOwned && { organisationId: Number(organisation_id) }), ...doc, id: Number(id) };
  }

  /** The rows that are meant, of the organisation whose rows these are. */
  private own(selection: Selection): Sql {
    const own =
      this.organisationId === undefined
        ? []
        : [sql`organisation_id = ${this.organisationId}::bigint`];
    return and([...own, selectionSql(this.source, selection)]);
  }

  private selectSql(query: Query): Sql {
    const { only, sort = [] } = query;
    return sql`SELECT ${this.columns(onlySql(this.source, only))} FROM ${this.name}
      WHERE ${this.own(query)} ${orderSql(this.source, sort)} ${partSql(query)}`;
  }

  private valuesSql(values: Values): Sql {
    if (!this.table.ofOrganisation) return sql`(doc) VALUES (${asJson(values)})`;
    const { organisationId, ...doc } = values;
    return sql`(organisation_id, doc) VALUES (${organisationId}::bigint, ${asJson(doc)})`;
  }

  /** What changes make of the JSON of a row. */
  private changedSql(changes: Values): Sql {
    const entries = Object.entries(changes).filter(
      ([name]) => name !== 'id' && !this.isOwner(name),
    );
    const given = entries.filter(([, value]) => value !== undefined);
    const gone = entries.flatMap(([name, value]) => (value === undefined ? [name] : []));
    const merged = sql`doc || ${asJson(Object.fromEntries(given))}`;
    return gone.length === 0 ? merged : sql`(${merged}) - ${gone}::text[]`;
  }

  private isOwner(name: string): boolean {
    return this.table.ofOrganisation && name === 'organisationId';
  }

  private async change(selection: Selection, changes: Values, returned: Sql) {
    const statement = sql`UPDATE ${this.name} SET doc = ${this.changedSql(changes)}
      WHERE ${this.own(selection)} RETURNING ${returned}`;
    if (!this.table.unique.flat().some((name) => name in changes))
      return this.connection.run(statement);
    // Within a transaction a statement that fails would take all before it with it.
    return this.atomically((inner) => inner.run(statement)).catch((error) => {
      throw error instanceof Duplicate ? notUnique(this.table, error) : error;
    });
  }

  /** The fields whose values another row has already. */
  private async fieldsTaken(values: Values): Promise<Unique> {
    const { unique, name } = this.table;
    const owner = this.table.ofOrganisation
      ? [sql`organisation_id = ${values.organisationId}::bigint`]
      : [];
    for (const fields of unique) {
      const { rows } = await this.connection.run(sql`SELECT FROM ${sql.id(name)}
        WHERE ${and([...owner, sameSql(fields, values)])} LIMIT 1`);
      if (rows.length > 0) return fields;
    }
    throw new Error(`A row of ${name} was refused, and no other has the same`);
  }
}
