import { sql } from 'kysely';
import type { QueryResultRow } from 'pg';
import type { Group } from '../store/Rows';
import type { Source } from './columns';
import { jsonOf } from './conditions';
import type { Sql } from './statement';

/** The rows that are put together. */
interface Part {
  readonly table: Sql;
  readonly source: Source;
  readonly meant: Sql;
}

/** Rows that have the same in some fields, put together with the sums of others. */
export const groupSql = (
  { table, source, meant }: Part,
  by: readonly string[],
  sums: readonly string[],
): Sql => {
  const keys = by.map((field) => sql`coalesce(${jsonOf(source, field)}, 'null')`);
  const totals = sums.map(
    (field) => sql`coalesce(sum(back_office_number_of(${jsonOf(source, field)})), 0)`,
  );
  const array = (parts: readonly Sql[], type: string) =>
    sql`ARRAY[${sql.join(parts)}]::${sql.raw(type)}[]`;
  return sql`SELECT to_jsonb(${array(keys, 'jsonb')}) AS keys,
    count(*) AS total, to_jsonb(${array(totals, 'double precision')}) AS sums
    FROM ${table} WHERE ${meant}
    ${keys.length > 0 ? sql`GROUP BY ${sql.join(keys)}` : sql`HAVING count(*) > 0`}`;
};

/** A row of the statement, for one group. */
export const groupOf = (
  { keys, total, sums: totals }: QueryResultRow,
  by: readonly string[],
  sums: readonly string[],
): Group => ({
  by: Object.fromEntries(by.map((name, at) => [name, keys[at]])),
  count: Number(total),
  sums: Object.fromEntries(sums.map((name, at) => [name, Number(totals[at])])),
});
