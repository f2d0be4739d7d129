import { sql } from 'kysely';
import type { Query, Sort } from '../store/Query';
import type { Source } from './columns';
import { orderSql, partSql } from './order';
import type { Sql } from './statement';

/** The rows that a statement is about. */
export interface Rows {
  readonly table: Sql;
  readonly source: Source;
  /** Of the organisation whose rows these are. */
  readonly own: Sql;
  /** What narrows them, `own` included. */
  readonly meant: Sql;
}

/** An order that an index of ids, or of a column and ids, has in one direction or the other. */
interface Indexed {
  readonly column: Sql | undefined;
  readonly order: Sort['order'];
}

const indexedOrder = (source: Source, sort: readonly Sort[]): Indexed | undefined => {
  const [{ field, order } = { field: 'id', order: 'asc' as const }, ...others] = sort;
  if (others.length > 0) return undefined;
  if (field === 'id') return { column: undefined, order };
  return source.columns.has(field) ? { column: sql.ref(field), order } : undefined;
};

/** As indexes have it: empty values last in ascending order, and first in descending order. */
const scannedSql = ({ column, order }: Indexed): Sql => {
  const keys = [...(column ? [column] : []), sql`id`];
  return sql`ORDER BY ${sql.join(keys.map((key) => sql`${key} ${sql.raw(order)}`))}`;
};

const reversed = (indexed: Indexed): Indexed => ({
  ...indexed,
  order: indexed.order === 'asc' ? 'desc' : 'asc',
});

interface Scan extends Indexed {
  readonly isReversed?: true;
  readonly skip: number;
  readonly take: number;
}

/**
 * The ids of a part of the rows, for which an index is read in one direction. Descending it would have the empty values
 * first, so that these are read by themselves.
 */
const scannedIdsSql = ({ table, meant }: Rows, scan: Scan): Sql => {
  const { column, order, isReversed, skip, take } = scan;
  const inOrder = scannedSql(isReversed ? reversed(scan) : scan);
  const part = partSql({ skip, take });
  if (!column || order === 'asc')
    return sql`SELECT id FROM ${table} WHERE ${meant} ${inOrder} ${part}`;
  const half = (has: Sql) => sql`(SELECT id FROM ${table} WHERE ${meant} AND ${column} ${has}
    ${inOrder} LIMIT ${skip + take}::bigint)`;
  const halves = [half(sql`IS NOT NULL`), half(sql`IS NULL`)];
  const all = sql.join(isReversed ? halves.toReversed() : halves, sql` UNION ALL `);
  return sql`SELECT id FROM (${all}) AS halves ${part}`;
};

const withIdsSql = (columns: Sql, { table, source, own }: Rows, query: Query, ids: Sql): Sql =>
  sql`SELECT ${columns} FROM ${table}
    WHERE ${own} AND id = ANY(ARRAY(${ids})) ${orderSql(source, query.sort ?? [])}`;

/**
 * A part of the rows, in the query's order. Where rows are skipped, or an index is read backwards, their ids are found
 * first: the index has those, so that no row is read that isn't answered.
 */
export const rowsSql = (columns: Sql, rows: Rows, query: Query): Sql => {
  const { table, source, meant } = rows;
  const { sort = [], skip = 0, take = Number.POSITIVE_INFINITY } = query;
  const indexed = indexedOrder(source, sort);
  const isPlain = indexed && skip === 0 && (indexed.order === 'asc' || !indexed.column);
  if (indexed && !isPlain && Number.isFinite(take))
    return withIdsSql(columns, rows, query, scannedIdsSql(rows, { ...indexed, skip, take }));
  return sql`SELECT ${columns} FROM ${table} WHERE ${meant}
    ${orderSql(source, sort)} ${partSql(query)}`;
};

/** A part of so many rows that is nearer to their end: the index is read from there. */
export const lastRowsSql =
  (total: number): typeof rowsSql =>
  (columns, rows, query) => {
    const { sort = [], skip = 0, take = Number.POSITIVE_INFINITY } = query;
    const indexed = indexedOrder(rows.source, sort);
    if (!indexed) return rowsSql(columns, rows, query);
    const after = Math.max(0, total - skip - take);
    const scan: Scan = {
      ...indexed,
      isReversed: true,
      skip: after,
      take: Math.max(0, total - skip - after),
    };
    return withIdsSql(columns, rows, query, scannedIdsSql(rows, scan));
  };

/**
 * The same, each row with the `total` of those that match. All of them are looked through once, which costs less than
 * finding a part and counting the whole wherever each row has to be looked at.
 */
export const countedRowsSql = (columns: Sql, rows: Rows, query: Query): Sql => {
  const { table, source, meant } = rows;
  const withTotal = sql`${columns}, (SELECT min(total) FROM found) AS total`;
  return sql`WITH found AS MATERIALIZED (
      SELECT id, count(*) OVER () AS total FROM ${table} WHERE ${meant}
      ${orderSql(source, query.sort ?? [])} ${partSql(query)})
    ${withIdsSql(withTotal, rows, query, sql`SELECT id FROM found`)}`;
};
