import { isObject } from '../schemas/isObject';
import { request } from './http';

/** A record that a search of everything found. */
export interface FoundRecord {
  readonly id: number;
  readonly title: string;
  /** What distinguishes records of one name; may be empty. */
  readonly text: string;
}

/** The records of one resource that were found: the first few, and how many there are. */
export interface FoundRecords {
  readonly resource: string;
  readonly total: number;
  readonly rows: readonly FoundRecord[];
}

const readRow = ({ id, title, text }: Record<string, unknown>): FoundRecord => ({
  id: Number(id),
  title: String(title ?? ''),
  text: String(text ?? ''),
});

/** Reads what a search of everything answers; what isn't of its form counts as nothing found. */
const readFound = (results: readonly unknown[]): readonly FoundRecords[] =>
  results.filter(isObject).map(({ resource, total, rows }) => ({
    resource: String(resource ?? ''),
    total: Number(total ?? 0),
    rows: (Array.isArray(rows) ? rows : []).filter(isObject).map(readRow),
  }));

/**
 * Finds records of all resources that the person may read: a call of ours, which other servers refuse.
 *
 * @param text at least two characters
 */
export const searchAll = async (
  text: string,
  signal: AbortSignal,
): Promise<readonly FoundRecords[]> => {
  const { rows } = await request('search', { query: { filter: text }, signal, isQuiet: true });
  return readFound(rows);
};
