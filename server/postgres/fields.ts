import { sql } from 'kysely';
import type { Values } from '../store/Store';
import type { TableShape } from '../store/Table';
import type { Source } from './columns';
import type { Sql } from './statement';

/** The JSON of an item of a list, or what is asked for of it. */
export const onlySql = (source: Source, only: readonly string[] | undefined): Sql =>
  only === undefined
    ? source.doc
    : sql`(SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(${source.doc})
        WHERE key = ANY(${[...only]}::text[]))`;

/**
 * The JSON of a table's rows without the columns that nobody asked for; none where all of it is asked for. Each way to
 * take single fields out of it costs the database more: it unpacks the JSON anew for each of them.
 */
export const keptSql = (
  { columns }: TableShape,
  names: readonly string[] | undefined,
): Sql | undefined => {
  if (names === undefined) return undefined;
  if (names.length === 0) return sql`'{}'::jsonb`;
  const others = Object.keys(columns).filter((name) => !names.includes(name));
  return others.length === 0 ? undefined : sql`doc - ${others}::text[]`;
};

/** The fields that are asked for, as far as a row has them. */
export const pickedOf = (doc: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.flatMap((name) => (name in doc ? [[name, doc[name]]] : [])));
