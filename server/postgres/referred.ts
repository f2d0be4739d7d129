import { sql } from 'kysely';
import type { ReadAlong, Referred } from '../store/Rows';
import type { Source } from './columns';
import type { Answer } from './connection';
import { keptSql } from './fields';
import { rowColumns, rowsOf } from './rowOf';
import type { Sql } from './statement';

/*
 * A page and the rows that it refers to as one statement: the ids of these are known once it has been read, so that a
 * statement of their own would cost another round.
 */

/** The tables whose ids stand in columns of the page, as an organisation's own. */
export const knownIn = (source: Source, referred: readonly Referred[]): readonly Referred[] =>
  referred.filter(
    ({ table, fields }) =>
      table.ofOrganisation && fields.every((name) => source.columns.get(name) === 'id'),
  );

/** The columns that a page has to have beside its own. */
export const idColumns = (referred: readonly Referred[]): Sql => {
  const names = [...new Set(referred.flatMap(({ fields }) => fields))];
  return sql`, ${sql.join(names.map((name) => sql.id(name)))}`;
};

/** The rows of a table that a page refers to, as one JSON. */
const referredSql = ({ table, fields, needed }: Referred, own: Sql): Sql => {
  const ids = fields.map((name) => sql`SELECT ${sql.id(name)} FROM page`);
  return sql`(SELECT json_agg(part) FROM (
      SELECT ${rowColumns(table, keptSql(table, needed))} FROM ${sql.id(table.name)}
      WHERE ${own} AND id = ANY(ARRAY(${sql.join(ids, sql` UNION `)}))) AS part)
    AS ${sql.id(table.name)}`;
};

/** One row: the page as JSON, and what it refers to under the names of the tables. @param own narrows to the organisation */
export const withReferredSql = (page: Sql, own: Sql, referred: readonly Referred[]): Sql => {
  const others = referred.map((one) => referredSql(one, own));
  return sql`WITH page AS MATERIALIZED (${page})
    SELECT (SELECT json_agg(page) FROM page) AS page, ${sql.join(others)}`;
};

/** What a statement has read of a page. */
export interface Read extends Omit<Answer, 'count'> {
  readonly along?: ReadAlong;
}

/** What that statement has read. */
export const readAlong = (
  { rows: [read], isShared }: Answer,
  referred: readonly Referred[],
): Read => {
  // Of no rows the JSON is null.
  const partOf = (rows: Answer['rows'] | null = null) => ({ rows: rows ?? [], isShared });
  const along: ReadAlong = new Map(
    referred.map(({ table }) => [table.name, rowsOf(table, partOf(read?.[table.name]))] as const),
  );
  return { ...partOf(read?.page), along };
};
