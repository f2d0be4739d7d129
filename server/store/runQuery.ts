import { foldText, holdsWords, wordsOf } from '../../schemas';
import { isObject } from '../../schemas/isObject';
import { idBounds, namedIds, predicateOf } from './condition';
import { rowWithId } from './contents';
import type { Pace } from './pace';
import type { Condition, Query } from './Query';
import type { Page } from './Rows';
import type { Row } from './Store';
import { compareIds, position, sortRows } from './sorting';

/** The texts at a path, in all the rows of the lists on the way. */
const textsAt = (value: unknown, [name, ...rest]: readonly string[]): readonly string[] => {
  if (name === undefined) return [String(value ?? '')];
  const holders: readonly unknown[] = Array.isArray(value) ? value : [value];
  return holders.filter(isObject).flatMap((holder) => textsAt(holder[name], rest));
};

/** What a telephone number or another run of figures looks like, whatever stands between them. */
const FIGURES = /^\+?\d[\d ()./-]+$/;

/** A text as it is searched: figures with gaps are found without them as well. */
const forms = (text: string): readonly string[] =>
  FIGURES.test(text) ? [text, text.replace(/\D/g, '')] : [text];

/** Remembers what searches look into: rows never change, so a text once made stays right. */
export class SearchTexts {
  private readonly byRow = new Map<string, WeakMap<Row, string>>();
  private readonly byRows = new WeakMap<readonly Row[], Map<string, readonly string[]>>();

  /** The text of each row, as searches compare it. `rows` must never change in place. */
  of(rows: readonly Row[], fields: readonly string[]): readonly string[] {
    const key = fields.join();
    const known = this.byRows.get(rows) ?? new Map<string, readonly string[]>();
    this.byRows.set(rows, known);
    const texts = known.get(key) ?? this.made(rows, fields, key);
    known.set(key, texts);
    return texts;
  }

  /** Computes the texts in advance. */
  async prepare(rows: readonly Row[], fields: readonly string[], pace: Pace): Promise<void> {
    const textOf = this.maker(fields, fields.join());
    for (const row of rows) {
      await pace();
      textOf(row);
    }
  }

  private made(rows: readonly Row[], fields: readonly string[], key: string): readonly string[] {
    return rows.map(this.maker(fields, key));
  }

  private maker(fields: readonly string[], key: string): (row: Row) => string {
    const known = this.byRow.get(key) ?? new WeakMap<Row, string>();
    this.byRow.set(key, known);
    const paths = fields.map((field) => field.split('.'));
    return (row) => {
      // The line break keeps a match from running over two fields.
      const text =
        known.get(row) ??
        foldText(paths.flatMap((path) => textsAt(row, path).flatMap(forms)).join('\n'));
      known.set(row, text);
      return text;
    };
  }
}

/** Finds the rows that meet a query's condition, in its order: a list that never changes. */
export type Select = (rows: readonly Row[], query: Query) => readonly Row[];

/** Of rows that stand in order of their ids, those that a condition's ids leave to choose from. */
const leftBy = (rows: readonly Row[], condition: Condition): readonly Row[] => {
  const ids = namedIds(condition);
  if (ids) {
    const named = [...new Set(ids)].sort((a, b) => a - b);
    return named.flatMap((id) => rowWithId(rows, id) ?? []);
  }
  const { from, to } = idBounds(condition);
  const first = position(rows, { id: from }, compareIds);
  const end = position(rows, { id: to + 1 }, compareIds);
  return first === 0 && end === rows.length ? rows : rows.slice(first, end);
};

/** Goes through rows that stand in order of their ids; where ids are named or bounded, only through theirs. */
export const selectRows: Select = (rows, { sort = [], ...condition }) =>
  sortRows(leftBy(rows, condition).filter(predicateOf(condition)), sort);

/** Goes through all rows, in whichever order they stand. */
export const selectAmong: Select = (rows, { sort = [], ...condition }) =>
  sortRows(rows.filter(predicateOf(condition)), sort);

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
): Page => {
  const { search, skip = 0, take = Number.POSITIVE_INFINITY } = query;
  const selected = select(rows, query);
  if (!search) return { rows: selected.slice(skip, skip + take), total: selected.length };
  const searched = texts.of(selected, search.fields);
  const words = wordsOf(search.text);
  const found = selected.filter((_, at) => holdsWords(searched[at] ?? '', words));
  return { rows: found.slice(skip, skip + take), total: found.length };
};

/** Whether a query is of rows in the order of their ids, up or down. */
const isById = ({ sort: [first] = [], search }: Query): boolean =>
  !search && (first === undefined || first.field === 'id');

/**
 * Answers the rows of a query as `runQuery` does, and not how many there are: of those that are asked for in the order
 * of their ids, none is tried after the last.
 */
export const rowsOfQuery = (
  rows: readonly Row[],
  query: Query,
  ...rest: [texts?: SearchTexts, select?: Select]
): readonly Row[] => {
  const { sort: [first] = [], skip = 0, take } = query;
  if (take === undefined || !isById(query)) return runQuery(rows, query, ...rest).rows;
  const meets = predicateOf(query);
  const left = leftBy(rows, query);
  const found: Row[] = [];
  for (let at = 0; at < left.length && found.length < skip + take; at += 1) {
    const row = left[first?.order === 'desc' ? left.length - 1 - at : at];
    if (row && meets(row)) found.push(row);
  }
  return found.slice(skip);
};
