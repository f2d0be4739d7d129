import { sql } from 'kysely';
import { NotUnique, type Values } from '../store/Store';
import type { TableShape, Unique } from '../store/Table';
import type { Connection } from './connection';
import type { Duplicate } from './errors';
import { nameOfIndex } from './names';
import { and, asJson, type Sql } from './statement';

const same = (json: Sql, isFirst: boolean): Sql =>
  isFirst ? sql`back_office_same_text(${json})` : sql`coalesce(back_office_same_text(${json}), '')`;

/** Runs several statements as one, undone together when one fails. */
export type Atomically = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;

/** What an index has of the fields in which no two rows are the same, and of which rows. */
export const uniqueSql = (
  fields: Unique,
): { readonly keys: readonly Sql[]; readonly only: Sql } => {
  const json = (name: string) => sql`(doc -> ${sql.lit(name)})`;
  const [first] = fields;
  return {
    keys: fields.map((name, at) => sql`(${same(json(name), at === 0)})`),
    only: sql`${same(json(first), true)} IS NOT NULL`,
  };
};

/** The rows that have the same in these fields as the values. */
const sameSql = (fields: Unique, values: Values): Sql =>
  and(
    uniqueSql(fields).keys.map(
      (key, at) => sql`${key} = ${same(asJson(values[fields[at] ?? ''] ?? null), at === 0)}`,
    ),
  );

/** The name of the index that keeps fields unique. */
export const nameOfUnique = (table: TableShape, fields: Unique): string =>
  nameOfIndex(table, fields, 'key');

/** The refusal of a row by an index, as the store reports it. */
export const notUnique = (table: TableShape, { constraint, cause }: Duplicate): unknown => {
  const fields = table.unique.find((unique) => nameOfUnique(table, unique) === constraint);
  return fields ? new NotUnique(table.name, fields) : cause;
};

/** The fields whose values another row of a table has already. */
export const fieldsTaken = async (
  connection: Connection,
  { unique, name, ofOrganisation }: TableShape,
  values: Values,
): Promise<Unique> => {
  const owner = ofOrganisation ? [sql`organisation_id = ${values.organisationId}::bigint`] : [];
  for (const fields of unique) {
    const { rows } = await connection.run(sql`SELECT FROM ${sql.id(name)}
      WHERE ${and([...owner, sameSql(fields, values)])} LIMIT 1`);
    if (rows.length > 0) return fields;
  }
  throw new Error(`A row of ${name} was refused, and no other has the same`);
};
