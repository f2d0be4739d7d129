import { createHash } from 'node:crypto';
import { isObject } from '../../schemas/isObject';
import type { Row, TableShape } from './Table';

/** Where rows are copied from. */
export interface CopySource {
  /**
   * The rows of a table with ids above one, part by part in order of id.
   *
   * @param organisationId whose rows, where rows belong to organisations; all unless given
   */
  parts(table: TableShape, after: number, organisationId?: number): AsyncIterable<readonly Row[]>;
  /** An id above all that the table has ever given. */
  nextId(table: TableShape): Promise<number>;
  /** The names of tables that have rows and that nothing describes: they aren't copied. */
  undescribed(): Promise<readonly string[]>;
}

/** Where rows are copied to, and read again to compare them. */
export interface CopyTarget extends Omit<CopySource, 'undescribed'> {
  /** The highest id of those rows of a table that are there already. */
  reached(table: TableShape): Promise<number>;
  /** Adds rows that come after those which are there. */
  add(table: TableShape, rows: readonly Row[]): Promise<void>;
  /** All rows of a table are there; the next new one gets this id or a higher one. */
  finishTable(table: TableShape, nextId: number): Promise<void>;
  /** All tables are there; they can be read after that. */
  finish(): Promise<void>;
  /** The copy was compared: from now on it is data as any others. */
  accept(): Promise<void>;
}

/** What the rows of a table on both sides are compared by. */
export interface Tally {
  readonly count: number;
  /** Of all values, whatever the order of the keys. */
  readonly checksum: string;
  readonly nextId: number;
}

export interface Comparison {
  readonly table: string;
  readonly source: Tally;
  readonly target: Tally;
  readonly isSame: boolean;
}

/** Keys in one order, and text as a database can store it: without the character of code 0 and halves of pairs. */
const normal = (_: string, value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** A row as text that is the same for the same values. */
const condensed = (row: Row): string => JSON.stringify(row, normal);

/** Whether two rows hold the same, as far as every store keeps it. */
export const isSameRow = (one: Row, other: Row): boolean => condensed(one) === condensed(other);

/** Counts the rows of a table and condenses them. */
const tallyOf = async (
  side: Pick<CopySource, 'parts' | 'nextId'>,
  table: TableShape,
): Promise<Tally> => {
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of side.parts(table, 0)) {
    for (const row of rows) hash.update(`${condensed(row)}\n`);
    count += rows.length;
  }
  return { count, checksum: hash.digest('hex'), nextId: await side.nextId(table) };
};

/** Called with how many rows of a table were copied so far. */
export type OnCopied = (table: string, count: number) => void;

/** Copies the rows that aren't there yet; of those only one part is in memory. */
export const copyRows = async (
  source: CopySource,
  target: CopyTarget,
  tables: readonly TableShape[],
  onCopied: OnCopied,
): Promise<void> => {
  for (const table of tables) {
    let count = 0;
    for await (const rows of source.parts(table, await target.reached(table))) {
      await target.add(table, rows);
      count += rows.length;
      onCopied(table.name, count);
    }
    await target.finishTable(table, await source.nextId(table));
  }
  await target.finish();
};

/** Reads both sides again, table by table. */
export async function* compareSides(
  source: CopySource,
  target: CopyTarget,
  tables: readonly TableShape[],
): AsyncIterable<Comparison> {
  for (const table of tables) {
    const [from, to] = await Promise.all([tallyOf(source, table), tallyOf(target, table)]);
    const isSame =
      from.count === to.count && from.checksum === to.checksum && to.nextId >= from.nextId;
    yield { table: table.name, source: from, target: to, isSame };
  }
}
