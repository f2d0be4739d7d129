import { sql } from 'kysely';
import type { Sort } from '../store/Query';
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

/** The order of rows: numbers by value, text as a reader would, empty values last, equals by id. */
export const orderSql = (source: Source, sort: readonly Sort[]): Sql => {
  const keys = sort.flatMap(({ field, order }) =>
    keysOf(source, field).map((key) => sql`${key} ${sql.raw(order)} NULLS LAST`),
  );
  const id = source.id ?? sql`${source.doc} -> 'id'`;
  return sql`ORDER BY ${sql.join([...keys, id])}`;
};
