import { isObject } from '../../schemas/isObject';
import { isPlain } from '../../server/store/condition';
import { rowsOf, type Tables } from '../../server/store/contents';
import type { Condition, Plain } from '../../server/store/Query';
import type { Row } from '../../server/store/Store';
import { type Way, waysOf } from './keys';

/** Rows of a table up to which looking at each is as quick. */
const FEW = 64;

/** Ids that an index takes in before it is made anew, beside as many as it began with. */
const SPARE = 1_000;

/** Texts are found whatever their case. */
const folded = (value: unknown): unknown =>
  typeof value === 'string' ? value.toLowerCase() : value;

const valuesAt = (value: unknown, path: readonly string[]): readonly unknown[] => {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, path));
  const [name, ...rest] = path;
  if (name === undefined) return value !== null && isPlain(value) ? [folded(value)] : [];
  return isObject(value) ? valuesAt(value[name], rest) : [];
};

/** The ids of rows by what stands at a path of them, or stood there before. */
class Index {
  private readonly ids = new Map<unknown, number[]>();
  private size = 0;
  private room = Number.POSITIVE_INFINITY;

  constructor(private readonly path: readonly string[]) {}

  /** Whether most of it may be what stands there no longer. */
  get isFull(): boolean {
    return this.size > this.room;
  }

  /** All that stands there was added. */
  close(): void {
    this.room = 2 * this.size + SPARE;
  }

  /** @param before the row as it was, which was added */
  add(row: Row, before?: Row): void {
    const [first = ''] = this.path;
    if (before && before[first] === row[first]) return;
    for (const value of valuesAt(row, this.path)) {
      const known = this.ids.get(value);
      if (known?.at(-1) === row.id) continue;
      if (known) known.push(row.id);
      else this.ids.set(value, [row.id]);
      this.size += 1;
    }
  }

  of(value: Plain): readonly number[] {
    return this.ids.get(folded(value)) ?? [];
  }
}

type Found = readonly (readonly number[])[];

const countOf = (found: Found): number => found.reduce((sum, { length }) => sum + length, 0);

/**
 * Finds rows by what stands in them, for transactions, which run one after another. Ids are only added: all rows that meet
 * a condition are among those that it finds, whatever part of a transaction was undone meanwhile, and whoever asks looks at
 * each. What is asked for a second time is put together then, and kept from one transaction to the next.
 */
export class Lookups {
  /** By tables and paths; none yet of what was asked for once. */
  private readonly indexes = new Map<string, Map<string, Index | undefined>>();
  /** What the transaction that runs has written. */
  private readonly written = new Map<string, Row[]>();
  private isOutdated = false;

  constructor(private standing: Tables = {}) {}

  /** A transaction begins, on what stands by now. */
  begin(standing: Tables): void {
    if (this.isOutdated) this.indexes.clear();
    this.isOutdated = false;
    this.standing = standing;
    this.written.clear();
  }

  /** What stood was taken back: from the next transaction on nothing is known of it. */
  forget(): void {
    this.isOutdated = true;
  }

  /** The transaction writes a row. */
  note(table: string, row: Row, before?: Row): void {
    const written = this.written.get(table);
    if (written) written.push(row);
    else this.written.set(table, [row]);
    for (const index of this.indexes.get(table)?.values() ?? []) index?.add(row, before);
  }

  /** Ids, among which those of all rows are that meet a condition; nothing where they are hardly fewer than all. */
  idsOf(table: string, condition: Condition): readonly number[] | undefined {
    const rows = rowsOf(this.standing, table).length;
    if (rows < FEW) return undefined;
    const found = waysOf(condition).flatMap((way) => {
      const one = this.foundBy(table, way);
      return one ? [one] : [];
    });
    const [fewest] = found.toSorted((one, other) => countOf(one) - countOf(other));
    return fewest && countOf(fewest) < rows / 2 ? fewest.flat() : undefined;
  }

  private foundBy(table: string, way: Way): Found | undefined {
    const found = way.flatMap(({ path, values }) => {
      const index = this.indexOf(table, path);
      return index ? [values.map((value) => index.of(value))] : [];
    });
    return found.length === way.length ? found.flat() : undefined;
  }

  private indexOf(table: string, path: readonly string[]): Index | undefined {
    const known = this.indexes.get(table) ?? new Map<string, Index | undefined>();
    this.indexes.set(table, known);
    const key = path.join('\n');
    const isAskedAgain = known.has(key);
    const index = known.get(key);
    const made = index && !index.isFull ? index : isAskedAgain ? this.made(table, path) : undefined;
    known.set(key, made);
    return made;
  }

  private made(table: string, path: readonly string[]): Index {
    const index = new Index(path);
    for (const row of rowsOf(this.standing, table)) index.add(row);
    for (const row of this.written.get(table) ?? []) index.add(row);
    index.close();
    return index;
  }
}
