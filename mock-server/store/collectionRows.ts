import { isObject } from '../../schemas/isObject';
import type { Condition, Query, Selection } from '../../server/store/Query';
import type { Group, Page, Rows } from '../../server/store/Rows';
import { runQuery, selectAmong } from '../../server/store/runQuery';
import { MissingRow, NotUnique, type Row, type Values } from '../../server/store/Store';
import type { TableShape } from '../../server/store/Table';
import { leavesFields, sameInFields } from '../../server/store/unique';
import type { Collections, ReadCollections } from './Collections';

/** Runs several writes as one. */
type Together = <T>(work: (collections: Collections) => Promise<T>) => Promise<T>;

/** Rows that are gone through at a time. */
const PART = 500;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Rows with the fields that are requested. */
const withOnly = (rows: readonly Row[], only: readonly string[] | undefined): readonly Row[] => {
  const kept = (row: Row): Row => ({
    id: row.id,
    ...Object.fromEntries(only?.flatMap((name) => (name in row ? [[name, row[name]]] : [])) ?? []),
  });
  return only ? rows.map(kept) : rows;
};

const groupsOf = (
  rows: readonly Row[],
  by: readonly string[],
  sums: readonly string[],
): readonly Group[] => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = JSON.stringify(by.map((name) => row[name] ?? null));
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups].map(([key, group]) => {
    const values: readonly unknown[] = JSON.parse(key);
    return {
      by: Object.fromEntries(by.map((name, at) => [name, values[at]])),
      count: group.length,
      sums: Object.fromEntries(
        sums.map((name) => [name, group.reduce((sum, row) => sum + numberOf(row[name]), 0)]),
      ),
    };
  });
};

/** A row that stands in a list, found by queries as rows of tables are: by its id, or where it has none its place. */
const itemAt = (item: Values, index: number): Row => ({
  ...item,
  id: numberOf(item.id) || index + 1,
});

/** What the rows of a table are asked, by the names of tables. */
class CollectionRows {
  constructor(
    private readonly collections: ReadCollections,
    private readonly together: Together,
    private readonly table: TableShape,
    private readonly organisationId: number | undefined,
  ) {}

  async page({ only, needed: _, ...query }: Query = {}): Promise<Page> {
    const { rows, total } = await this.collections.find(this.table.name, this.within(query));
    return { rows: withOnly(rows, only), total };
  }

  async find({ only, needed: _, ...query }: Query = {}): Promise<readonly Row[]> {
    return withOnly(await this.collections.findRows(this.table.name, this.within(query)), only);
  }

  async get(id: number): Promise<Row | undefined> {
    const row = await this.collections.get(this.table.name, id);
    return row && this.isOwn(row) ? row : undefined;
  }

  async *each({ only, ...selection }: Selection & Pick<Query, 'only'> = {}): AsyncIterable<Row> {
    let last = 0;
    for (;;) {
      const after: Condition = { where: { id: { from: last + 1 } } };
      const query = { ...selection, all: [after, ...(selection.all ?? [])], take: PART };
      const rows = await this.find({ ...query, only });
      yield* rows;
      if (rows.length < PART) return;
      last = rows.at(-1)?.id ?? last;
    }
  }

  async items(id: number, list: string, { only, ...query }: Query = {}): Promise<Page> {
    const rows: unknown = (await this.get(id))?.[list];
    if (!Array.isArray(rows)) return { rows: [], total: 0 };
    const items = rows.filter(isObject).map(itemAt);
    const { rows: found, total } = runQuery(items, query, undefined, selectAmong);
    return { rows: withOnly(found, only), total };
  }

  async insert(values: Values): Promise<Row> {
    return this.together(async (inner) => {
      const own = this.organisationId !== undefined && { organisationId: this.organisationId };
      await this.requireUnique(inner, undefined, { ...values, ...own });
      return inner.insert(this.table.name, { ...values, ...own });
    });
  }

  async putBack(rows: readonly Row[]): Promise<void> {
    return this.together(async (inner) => {
      const own = this.organisationId !== undefined && { organisationId: this.organisationId };
      for (const row of rows) {
        await this.requireUnique(inner, undefined, { ...row, ...own });
        await inner.putBack(this.table.name, { ...row, ...own });
      }
    });
  }

  async update(id: number, changes: Values): Promise<Row> {
    return this.together(async (inner) => {
      const before = await inner.get(this.table.name, id);
      if (!before || !this.isOwn(before)) throw new MissingRow(this.table.name, id);
      await this.requireUnique(inner, before, { ...before, ...changes });
      return inner.update(this.table.name, id, changes);
    });
  }

  async updateWhere(selection: Selection, changes: Values): Promise<number> {
    return this.together(async (inner) => {
      const rows = await inner.findRows(this.table.name, this.within(selection));
      for (const row of rows) {
        await this.requireUnique(inner, row, { ...row, ...changes });
        await inner.update(this.table.name, row.id, changes);
      }
      return rows.length;
    });
  }

  async remove(id: number): Promise<void> {
    return this.together(async (inner) => {
      const before = await inner.get(this.table.name, id);
      if (!before || !this.isOwn(before)) throw new MissingRow(this.table.name, id);
      await inner.remove(this.table.name, id);
    });
  }

  async removeWhere(selection: Selection): Promise<number> {
    return this.together(async (inner) => {
      const rows = await inner.findRows(this.table.name, this.within(selection));
      for (const { id } of rows) await inner.remove(this.table.name, id);
      return rows.length;
    });
  }

  private isOwn(row: Row): boolean {
    return this.organisationId === undefined || row.organisationId === this.organisationId;
  }

  private within(query: Query): Query {
    if (this.organisationId === undefined) return query;
    const own: Condition = { where: { organisationId: this.organisationId } };
    return { ...query, all: [own, ...(query.all ?? [])] };
  }

  private async requireUnique(
    inner: Collections,
    before: Row | undefined,
    after: Values,
  ): Promise<void> {
    for (const fields of this.table.unique) {
      const same = sameInFields(fields, after);
      if (!same || (before && leavesFields(fields, before, after))) continue;
      const own = this.table.ofOrganisation && { organisationId: Number(after.organisationId) };
      const others = { where: { ...own }, all: [same], not: { where: { id: before?.id ?? [] } } };
      const [other] = await inner.findRows(this.table.name, { ...others, take: 1 });
      if (other) throw new NotUnique(this.table.name, fields);
    }
  }
}

/** The rows of a table, asked by its name. */
export const collectionRows = (
  collections: ReadCollections,
  together: Together,
  table: TableShape,
  organisationId?: number,
): Rows => {
  const own = new CollectionRows(collections, together, table, organisationId);
  return {
    find: (query) => own.find(query),
    page: (query) => own.page(query),
    get: (id) => own.get(id),
    count: async (selection = {}) => (await own.page({ ...selection, take: 0 })).total,
    sum: async (field, selection) =>
      (await own.find(selection)).reduce((sum, row) => sum + numberOf(row[field]), 0),
    group: async (by, sums, selection) => groupsOf(await own.find(selection), by, sums),
    each: (selection) => own.each(selection),
    items: (...asked) => own.items(...asked),
    insert: (values) => own.insert(values),
    putBack: (rows) => own.putBack(rows),
    update: (...given) => own.update(...given),
    updateWhere: (...given) => own.updateWhere(...given),
    remove: (id) => own.remove(id),
    removeWhere: (selection) => own.removeWhere(selection),
  };
};
