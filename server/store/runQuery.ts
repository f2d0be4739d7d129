import { foldText } from '../../schemas';
import { isObject, namedIds, predicateOf } from './condition';
import { rowWithId } from './contents';
import type { Condition, Query, Search, Sort } from './Query';
import type { Found, Row } from './Store';
import { sortRows } from './sorting';

/** The texts at a path, in all the rows of the lists on the way. */
const textsAt = (value: unknown, [name, ...rest]: readonly string[]): readonly string[] => {
  if (name === undefined) return [String(value ?? '')];
  const holders: readonly unknown[] = Array.isArray(value) ? value : [value];
  return holders.filter(isObject).flatMap((holder) => textsAt(holder[name], rest));
};

/** Remembers what a search looks into, by row: rows never change, so a text once made stays right. */
export class SearchTexts {
  private readonly byFields = new Map<string, WeakMap<Row, string>>();

  predicate({ text, fields }: Search): (row: Row) => boolean {
    const key = fields.join();
    const texts = this.byFields.get(key) ?? new WeakMap<Row, string>();
    this.byFields.set(key, texts);
    const paths = fields.map((field) => field.split('.'));
    const wanted = foldText(text);
    return (row) => {
      const known = texts.get(row);
      if (known !== undefined) return known.includes(wanted);
      // The line break keeps a match from running over two fields.
      const made = foldText(paths.flatMap((path) => textsAt(row, path)).join('\n'));
      texts.set(row, made);
      return made.includes(wanted);
    };
  }
}

/** Finds the rows that meet a condition, in an order. */
export type Select = (
  rows: readonly Row[],
  condition: Condition,
  sort: readonly Sort[],
) => readonly Row[];

/** Goes through rows that stand in order of their ids; where ids are named, through theirs alone. */
export const selectRows: Select = (rows, condition, sort) => {
  const ids = namedIds(condition);
  const named = ids && [...new Set(ids)].sort((a, b) => a - b);
  const few = named?.flatMap((id) => rowWithId(rows, id) ?? []);
  return sortRows((few ?? rows).filter(predicateOf(condition)), sort);
};

/**
 * Answers a query from rows in memory that stand in order of their ids.
 *
 * @param texts remembers what searches look into
 * @param select may remember what was selected before
 */
export const runQuery = (
  rows: readonly Row[],
  query: Query,
  texts = new SearchTexts(),
  select = selectRows,
): Found => {
  const { search, sort = [], skip = 0, take = Number.POSITIVE_INFINITY, ...condition } = query;
  const selected = select(rows, condition, sort);
  if (!search) return { rows: selected.slice(skip, skip + take), total: selected.length };
  const isFound = texts.predicate(search);
  const found: Row[] = [];
  let total = 0;
  // One pass that keeps the page alone: a search of two letters finds most of many thousands.
  for (const row of selected) {
    if (!isFound(row)) continue;
    if (total >= skip && found.length < take) found.push(row);
    total += 1;
  }
  return { rows: found, total };
};
