import { sql } from 'kysely';
import type { Condition, Plain, Selection, Test } from '../store/Query';
import type { Source } from './columns';
import type { Sql } from './statement';

/** How often a selection is taken apart at most: each time doubles its parts. */
const MOST = 2;

type Where = NonNullable<Condition['where']>;

const isList = (test: Test | undefined): test is readonly Plain[] => Array.isArray(test);

/** A condition on a column that takes empty values as well, as one on the others and one on these. */
const halvesOf = (source: Source, where: Where = {}): readonly Where[] | undefined => {
  for (const [field, test] of Object.entries(where)) {
    if (!isList(test) || !test.includes(null) || !source.columns.has(field)) continue;
    const values = test.filter((value) => value !== null);
    if (values.length > 0) return [values, [null]].map((half) => ({ ...where, [field]: half }));
  }
  return undefined;
};

/**
 * A selection in parts that have no row in common, and are all of it together. Whether a field is empty its JSON alone
 * knows, so that a count of both would read each row; values are counted in the index.
 */
export const apart = (source: Source, selection: Selection, most = MOST): readonly Selection[] => {
  const { where, all = [] } = selection;
  const conditions: readonly Condition[] = [{ where }, ...all];
  const at = conditions.findIndex((condition) => halvesOf(source, condition.where));
  const halves = halvesOf(source, conditions[at]?.where);
  if (most === 0 || !halves) return [selection];
  return halves.flatMap((half) => {
    const [own, ...others] = conditions.map((condition, place) =>
      place === at ? { ...condition, where: half } : condition,
    );
    return apart(source, { ...selection, where: own?.where, all: others }, most - 1);
  });
};

/** How many rows of a table there are in such parts. */
export const countSql = (table: Sql, parts: readonly Sql[]): Sql => {
  const counts = parts.map((part) => sql`(SELECT count(*) FROM ${table} WHERE ${part})`);
  return sql`SELECT ${sql.join(counts, sql` + `)} AS total`;
};
