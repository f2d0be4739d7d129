import { sql } from 'kysely';
import type { Query, Sort } from '../store/Query';
import { COLLATION, type Source } from './columns';
import { jsonOf } from './conditions';
import type { Sql } from './statement';

/** What rows are ordered by for a field: `NULL` where it is empty, which comes last. */
const keysOf = (source: Source, field: string): readonly Sql[] => {
  if (field === 'id' && source.id) return [source.id];
  if (field === 'organisationId' && source.organisationId) return [source.organisationId];
  if (source.columns.has(field)) return [sql.ref(field)];
  const json = jsonOf(source, field);
  const text = sql`CASE WHEN jsonb_typeof(${json}) <> 'number' AND ${json} <> '[]'
    THEN nullif(btrim(${json} #>> '{}'), '') END COLLATE ${sql.id(COLLATION)}`;
  return [sql`back_office_number_of(${json})`, text];
};

const isId = (source: Source, field: string): boolean => field === 'id' && source.id !== undefined;

/** The order of rows: numbers by value, text as a reader would, empty values last, equals by id. */
export const orderSql = (source: Source, sort: readonly Sort[]): Sql => {
  const keys = sort.flatMap(({ field, order }) =>
    // An index of ids has no nulls to be put last, and wouldn't be used for an order that does.
    keysOf(source, field).map((key) =>
      isId(source, field)
        ? sql`${key} ${sql.raw(order)}`
        : sql`${key} ${sql.raw(order)} NULLS LAST`,
    ),
  );
  const id = source.id ?? sql`${source.doc} -> 'id'`;
  return sql`ORDER BY ${sql.join([...keys, sql`${id} ${sql.raw(sort.at(-1)?.order ?? 'asc')}`])}`;
};

/** The part of the rows that is asked for. */
export const partSql = ({ skip = 0, take }: Query): Sql =>
  sql`${
    take === undefined || take === Number.POSITIVE_INFINITY ? sql`` : sql`LIMIT ${take}::bigint`
  } ${skip > 0 ? sql`OFFSET ${skip}::bigint` : sql``}`;
