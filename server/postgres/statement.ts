import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';

/** Part of a statement, with the values in it. */
export type Sql = RawBuilder<unknown>;

/** Writes statements and runs none: whoever has a connection does. */
const compiler = new Kysely<Record<never, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The text of a statement with `$1`, `$2` … and the values that stand there. */
export const compiled = (statement: Sql): CompiledQuery => statement.compile(compiler);

export const TRUE = sql`TRUE`;
export const FALSE = sql`FALSE`;

/** All conditions hold; of none, true. */
export const and = (conditions: readonly Sql[]): Sql => {
  const narrowing = conditions.filter((condition) => condition !== TRUE);
  const [only, ...others] = narrowing;
  if (!only) return TRUE;
  return others.length === 0 ? only : sql`(${sql.join(narrowing, sql` AND `)})`;
};

/** One condition holds at least; of none, false. */
export const or = (conditions: readonly Sql[]): Sql => {
  const [only, ...others] = conditions;
  if (!only) return FALSE;
  return others.length === 0 ? only : sql`(${sql.join(conditions, sql` OR `)})`;
};

// PostgreSQL stores neither the character of code 0 nor half of a surrogate pair.
const refused = /\\u0000|\\ud[89a-f]/i;

const storable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;

/** A value as the text of its JSON, less what PostgreSQL can't store. */
export const jsonText = (value: unknown): string => {
  const text = JSON.stringify(value);
  return refused.test(text) ? JSON.stringify(value, storable) : text;
};

/** A value as `jsonb`. */
export const asJson = (value: unknown): Sql => sql`${jsonText(value)}::jsonb`;
