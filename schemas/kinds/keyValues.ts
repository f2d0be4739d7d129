import { isBlank } from '../text/blank';
import { kind, type Problem } from './Kind';
import { readNumber } from './numbers/numberKind';
import { asText, tooLong } from './text/textKind';

/** A row of the editor. `language` and `order` are there where the rows belong to languages. */
export interface KeyValue {
  id: number | null;
  key: string;
  value: string;
  language?: string;
  order?: number;
}

export interface KeyValuesOptions {
  /** What each row must have filled in: both, unless given. */
  requires?: 'keyAndValue' | 'key';
  /** The field that holds the languages, `true` for the four content languages; each then has rows of its own. */
  byLanguage?: string | true;
  /** Whether rows can be taken over from a property template; they can, unless given. */
  hasTemplates?: boolean;
}

const parseRow = (row: Record<string, unknown>, isByLanguage: boolean): KeyValue => ({
  id: readNumber(row.id),
  key: asText(row.key),
  value: asText(row.value),
  ...(isByLanguage && { language: asText(row.language), order: readNumber(row.order) ?? 0 }),
});

/** Most rows, and most characters of a key and of a value. */
const MOST_ROWS = 1_000;
const LONGEST_KEY = 200;
const LONGEST_VALUE = 10_000;

const tooMuch = (rows: readonly KeyValue[]): Problem | undefined => {
  if (rows.length > MOST_ROWS) return { message: 'mostRows', params: { max: MOST_ROWS } };
  const long = rows.find((row) => row.key.length > LONGEST_KEY || row.value.length > LONGEST_VALUE);
  return long && (tooLong(long.key, LONGEST_KEY) ?? tooLong(long.value, LONGEST_VALUE));
};

/** The first row of a property that is there before. Devices distinguish capitals and small letters. */
const firstTwice = (rows: readonly KeyValue[]): KeyValue | undefined => {
  const before = new Set<string>();
  return rows.find(({ key, language }) => {
    const property = JSON.stringify([key.trim(), language]);
    if (before.has(property)) return true;
    before.add(property);
    return false;
  });
};

/** Free properties: rows of a key and a value. The whole set is sent; rows without an id are new. */
export const keyValues = kind<readonly KeyValue[], KeyValuesOptions>()({
  empty: () => [],
  parse: (wire, { byLanguage }) =>
    (Array.isArray(wire) ? wire : [])
      .filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
      .map((row) => parseRow(row, byLanguage !== undefined)),
  serialize: (value) => value.map(({ id, ...row }) => (id === null ? row : { id, ...row })),
  check: (value, { requires = 'keyAndValue', byLanguage }) => {
    if (value.some((row) => isBlank(row.key) || (requires !== 'key' && isBlank(row.value))))
      return { message: requires };
    // Without its language a row would be in none, and nobody would see it again.
    if (byLanguage !== undefined && value.some((row) => isBlank(row.language)))
      return { message: 'choice' };
    const problem = tooMuch(value);
    if (problem) return problem;
    const twice = firstTwice(value);
    return twice && { message: 'propertyTwice', params: { key: twice.key.trim() } };
  },
  traits: { mergesBy: 'rows', isUnsortable: true, isOwnPageOnly: true },
  samples: ({ byLanguage }) => [
    [],
    [
      { id: 7, key: 'ssid', value: 'Zaal 1', ...(byLanguage && { language: 'NL-nl', order: 1 }) },
      { id: null, key: 'volume', value: '0', ...(byLanguage && { language: 'FR-fr', order: 1 }) },
    ],
  ],
});
