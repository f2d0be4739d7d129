import { foldText, holdsWords, wordsOf } from '../../schemas';
import { isObject } from '../../schemas/isObject';
import { namedIds, predicateOf } from './condition';
import { rowWithId } from './contents';
import type { Pace } from './pace';
import type { Query } from './Query';
import type { Page } from './Rows';
import type { Row } from './Store';
import { sortRows } from './sorting';

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

/** Goes through rows that stand in order of their ids; where ids are named, only through theirs. */
export const selectRows: Select = (rows, { sort = [], ...condition }) => {
  const ids = namedIds(condition);
  const named = ids && [...new Set(ids)].sort((a, b) => a - b);
  const few = named?.flatMap((id) => rowWithId(rows, id) ?? []);
  return sortRows((few ?? rows).filter(predicateOf(condition)), sort);
};

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
