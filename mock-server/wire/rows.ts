import type { Values } from '../store/Store';
import { objectsOf, parseJson } from './list';
import { sentId, sentText } from './sent';
import type { OptionsOf, WireKind } from './WireKind';

/** Rows as they are stored: each with its id. */
const storedRows = (stored: unknown): readonly Values[] =>
  (Array.isArray(stored) ? stored : []).filter((row) => typeof row === 'object' && row !== null);

const highestId = (rows: readonly Values[]): number =>
  rows.reduce((highest, { id }) => Math.max(highest, sentId(id)), 0);

/**
 * Takes a whole set of rows: those with the id of a stored row change it, all others are new, and stored
 * rows that are missing are gone.
 *
 * @param accept the values to store for a row, over those of the stored row that it changes
 */
const wholeSet = (
  sent: unknown,
  before: unknown,
  accept: (row: Values, known: Values | undefined) => Values,
): readonly Values[] => {
  const stored = new Map(storedRows(before).map((row) => [sentId(row.id), row]));
  let lastId = highestId([...stored.values()]);
  return objectsOf(sent).map((row) => {
    const known = stored.get(sentId(row.id));
    if (known) stored.delete(sentId(row.id));
    else lastId += 1;
    return { id: known?.id ?? lastId, ...accept(row, known) };
  });
};

/** Rows of fields. */
export const rows: WireKind<OptionsOf<'rows'>> = {
  empty: () => [],
  accept: (sent, { fields }, before, nested) =>
    wholeSet(sent, before, (row, known) => nested.accept(row, fields, known)),
  answer: (stored, { fields }, nested) =>
    storedRows(stored).map((row) => ({ id: row.id, ...nested.answer(row, fields) })),
};

const part = (row: Values, known: Values | undefined, name: string): string =>
  sentText(row[name] ?? known?.[name]);

/** Rows of a key and a value; where they belong to languages, each names its language and its place. */
export const keyValues: WireKind<OptionsOf<'keyValues'>> = {
  empty: () => [],
  accept: (sent, { byLanguage }, before) =>
    wholeSet(sent, before, (row, known) => ({
      key: part(row, known, 'key'),
      value: part(row, known, 'value'),
      ...(byLanguage !== undefined && {
        language: part(row, known, 'language'),
        order: sentId(row.order ?? known?.order),
      }),
    })),
};

const languageOf = (block: Values): string => sentText(block.language);

/** Blocks sent as a list that names the languages, as its text, or as an object by language. */
const blocksOf = (sent: unknown): readonly Values[] => {
  const read: unknown =
    typeof sent === 'string' && sent.trimStart().startsWith('{') ? parseJson(sent) : sent;
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return objectsOf(read);
  return Object.entries(read).map(([language, block]) => ({ ...block, language }));
};

/** Blocks of fields by language; languages that aren't sent stay as they are. */
export const perLanguage: WireKind<OptionsOf<'perLanguage'>> = {
  empty: () => [],
  accept: (sent, { fields }, before, nested) => {
    const blocks = new Map(storedRows(before).map((block) => [languageOf(block), block]));
    for (const block of blocksOf(sent)) {
      const language = languageOf(block);
      blocks.set(language, { language, ...nested.accept(block, fields, blocks.get(language)) });
    }
    return [...blocks.values()];
  },
  answer: (stored, { fields, asJsonText }, nested) => {
    const list = storedRows(stored).map((block) => ({
      language: languageOf(block),
      ...nested.answer(block, fields),
    }));
    return asJsonText ? JSON.stringify(list) : list;
  },
};
