import { sql } from 'kysely';
import type { Query } from '../store/Query';
import type { Source } from './columns';
import { selectionSql } from './conditions';
import { onlySql } from './fields';
import { orderSql, partSql } from './order';
import type { Sql } from './statement';

const source: Source = { doc: sql`doc`, id: sql`id`, columns: new Map(), searched: [] };

/**
 * Finds rows that stand in a list: each with its id, or where it has none its place, and with how many match.
 *
 * @param held the statement that selects the list, as `list`
 */
export const itemsSql = (held: Sql, query: Query): Sql => {
  const order = query.sort?.length ? orderSql(source, query.sort) : sql`ORDER BY place`;
  return sql`WITH items AS (
      SELECT item AS doc, place,
        coalesce(nullif(back_office_id_of(item -> 'id'), 0), place) AS id
      FROM (${held}) AS owner,
        jsonb_array_elements(back_office_list_of(owner.list)) WITH ORDINALITY AS held(item, place)
      WHERE jsonb_typeof(item) = 'object'
    ), meant AS (SELECT * FROM items WHERE ${selectionSql(source, query)})
    SELECT id, ${onlySql(source, query.only)} AS doc, (SELECT count(*) FROM meant) AS total
    FROM meant ${order} ${partSql(query)}`;
};
