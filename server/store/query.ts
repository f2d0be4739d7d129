import { rowWithId } from './contents';
import type { Found, Query, Row, Sort } from './Store';
import { sortRows } from './sorting';

type Condition = (row: Row) => boolean;

/** Brings rows into an order; an index may do better than sorting anew. */
export type Sorter = (rows: readonly Row[], sort: readonly Sort[]) => readonly Row[];

// Most text is plain, and taking accents apart is the slow part.
const beyondPlain = /[\u00a0-\uffff]/;

/** Lower case, without accents. */
function normalise(text: string): string {
  const bare = beyondPlain.test(text) ? text.normalize('NFD').replace(/\p{Mark}/gu, '') : text;
  return bare.toLowerCase();
}

/** Remembers what a search looks into, by row: rows never change, so a text once made stays right. */
export class SearchTexts {
  private readonly byFields = new Map<string, WeakMap<Row, string>>();

  condition({ text, fields }: NonNullable<Query['search']>): Condition {
    const key = fields.join();
    const texts = this.byFields.get(key) ?? new WeakMap<Row, string>();
    this.byFields.set(key, texts);
    const wanted = normalise(text);
    return (row) => {
      const known = texts.get(row);
      if (known !== undefined) return known.includes(wanted);
      // The line break keeps a match from running over two fields.
      const made = normalise(fields.map((field) => String(row[field] ?? '')).join('\n'));
      texts.set(row, made);
      return made.includes(wanted);
    };
  }
}

function equals(field: string, wanted: unknown): Condition {
  if (Array.isArray(wanted)) {
    const values = new Set<unknown>(wanted);
    return (row) => values.has(row[field] ?? null);
  }
  return (row) => (row[field] ?? null) === (wanted ?? null);
}

function conditions(query: Query, texts: SearchTexts): Condition[] {
  const all = Object.entries(query.where ?? {}).map(([field, wanted]) => equals(field, wanted));
  if (query.search !== undefined) all.push(texts.condition(query.search));
  if (query.match !== undefined) all.push(query.match);
  return all;
}

/** The rows of the wanted ids, without going through the others; undefined where no ids are asked for. */
function rowsByIds(rows: readonly Row[], wanted: unknown): readonly Row[] | undefined {
  if (wanted === undefined) return undefined;
  const ids = [...new Set([wanted].flat().map(Number))].sort((a, b) => a - b);
  return ids.flatMap((id) => rowWithId(rows, id) ?? []);
}

/** Answers a query from rows that stand in order of their ids. */
export function runQuery(
  rows: readonly Row[],
  query: Query,
  texts: SearchTexts,
  sort: Sorter,
): Found {
  const all = conditions(query, texts);
  const { skip = 0, take = Number.POSITIVE_INFINITY, sort: order = [] } = query;
  const few = rowsByIds(rows, query.where?.id);
  const found: Row[] = [];
  let total = 0;
  // One pass that keeps the page alone: a list of many thousands is gone through for each page of it.
  for (const row of few ? sortRows(few, order) : sort(rows, order)) {
    if (!all.every((holds) => holds(row))) continue;
    if (total >= skip && found.length < take) found.push(row);
    total += 1;
  }
  return { rows: found, total };
}
