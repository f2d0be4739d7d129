import {
  type AnyField,
  type AnyFields,
  bearsIds,
  contentLanguages,
  isKind,
  type OptionsOf,
} from '../../schemas';
import { isObject } from '../../schemas/isObject';
import type { Values } from '../store/Store';
import { readFlag } from './flag';
import { objectsOf, parseJson } from './list';
import { readNumber } from './number';
import { withSameRows } from './sameRows';
import { sentId, sentText } from './sent';
import { type NestedWire, Unreadable, type WireKind } from './WireKind';

/** Rows as they are stored: each with its id. */
export const storedRows = (stored: unknown): readonly Values[] =>
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

/** Rows that stand for records keep the records' ids, each once. @throws Unreadable */
const chosenRows = (
  sent: readonly Values[],
  before: unknown,
  accept: (row: Values, known: Values | undefined) => Values,
): readonly Values[] => {
  const stored = new Map(storedRows(before).map((row) => [sentId(row.id), row]));
  const rows = new Map<number, Values>();
  for (const row of sent) {
    const id = sentId(row.id);
    if (id === 0) throw new Unreadable({ message: 'choice' });
    rows.set(id, { id, ...accept(row, stored.get(id)) });
  }
  return [...rows.values()];
};

/** Rows as their numbers put them; those without one go last, as they came. */
const inOrder = (sent: readonly Values[], numberedBy: string | undefined) => {
  if (numberedBy === undefined) return sent;
  const numbered = sent.map((row) => ({
    row,
    number: readNumber(row[numberedBy]) ?? Number.POSITIVE_INFINITY,
  }));
  return numbered.toSorted((one, other) => one.number - other.number || 0).map(({ row }) => row);
};

/** Whether a row was sent to be taken away. @throws Unreadable */
const isRemoved = (row: Values, mark: string): boolean => readFlag(row[mark]) === 1;

/** A set of which the rows that are marked go, new ones too, and those that weren't sent stay behind the others. */
const markedSet = (
  sent: readonly Values[],
  before: unknown,
  mark: string,
  accept: (row: Values, known: Values | undefined) => Values,
): readonly Values[] => {
  const named = new Set(sent.map(({ id }) => sentId(id)));
  const staying = sent.filter((row) => !isRemoved(row, mark));
  const unsent = storedRows(before).filter(({ id }) => !named.has(sentId(id)));
  return [...wholeSet(staying, before, accept), ...unsent];
};

/** Rows of fields. Their order is that of the list; where numbers have a name, each row carries its own. */
export const rows: WireKind<OptionsOf<'rows'>> = {
  empty: () => [],
  accept: (sent, { fields, numberedBy, chosenFrom, as: form }, before, nested) => {
    const accept = (row: Values, known: Values | undefined) => nested.accept(row, fields, known);
    const list = inOrder(objectsOf(sent), numberedBy);
    if (bearsIds(chosenFrom)) return chosenRows(list, before, accept);
    return form === 'withMarks'
      ? markedSet(list, before, 'deleted', accept)
      : wholeSet(list, before, accept);
  },
  answer: (stored, { fields, numberedBy, as: form }, nested) => {
    const list = storedRows(stored).map((row, index) => ({
      id: row.id,
      ...nested.answer(row, fields),
      ...(numberedBy !== undefined && { [numberedBy]: index + 1 }),
    }));
    return form === 'jsonText' ? JSON.stringify(list) : list;
  },
};

const part = (row: Values, known: Values | undefined, name: string): string =>
  sentText(row[name] ?? known?.[name]);

/** The name of a language as it is kept: some callers write `NL-nl` for `nl`. @throws Unreadable */
const knownName = (language: string, languages: readonly string[]): string => {
  const short = language.slice(0, 2).toLowerCase();
  const known = languages.find((name) => [language, short].includes(name));
  if (known !== undefined) return known;
  throw new Unreadable({ message: 'server.records.language', params: { lang: language } });
};

/** @throws Unreadable for another than the content languages, where rows belong to those */
const languageIn = (language: string, byLanguage: string | true): string =>
  byLanguage === true ? knownName(language, contentLanguages) : language;

/** Rows of a key and a value; where they belong to languages, each names its language and its place. */
export const keyValues: WireKind<OptionsOf<'keyValues'>> = {
  empty: () => [],
  accept: (sent, { byLanguage }, before) =>
    wholeSet(sent, before, (row, known) => ({
      key: part(row, known, 'key'),
      value: part(row, known, 'value'),
      ...(byLanguage !== undefined && {
        language: languageIn(part(row, known, 'language'), byLanguage),
        order: sentId(row.order ?? known?.order),
      }),
    })),
};

type PerLanguage = OptionsOf<'perLanguage'>;

const languageOf = (block: Values): string => sentText(block.language);

/** The field whose value by itself stands for a block of texts. */
const onlyName = (fields: AnyFields): string => Object.keys(fields)[0] ?? '';

/** The forms in which blocks travel as an object by language; it is taken in the others as well. */
const BY_LANGUAGE: readonly PerLanguage['as'][] = [
  'object',
  'objectAsJsonText',
  'texts',
  'textsAsJsonText',
];

/** Those of them in which a language has the value of the blocks' only field. */
const TEXTS: readonly PerLanguage['as'][] = ['texts', 'textsAsJsonText'];

/** Blocks sent as a list that names the languages, or as an object by language; either may be its text. */
const blocksOf = (sent: unknown, { as: form, fields }: PerLanguage): readonly Values[] => {
  const read = typeof sent === 'string' && sent !== '' ? parseJson(sent) : sent;
  if (!isObject(read)) return objectsOf(read);
  // Without a language it may as well be a list that isn't one.
  if (Object.keys(read).length === 0 && !BY_LANGUAGE.includes(form)) return objectsOf(read);
  return Object.entries(read).map(([language, block]) => {
    if (TEXTS.includes(form)) return { [onlyName(fields)]: block, language };
    if (isObject(block)) return { ...block, language };
    throw new Unreadable({ message: 'server.shapes.rows' });
  });
};

type Block = readonly [language: string, block: Values];

const byLanguage = (
  blocks: readonly Block[],
  shown: (block: Values) => unknown = (block) => block,
): Values => Object.fromEntries(blocks.map(([language, block]) => [language, shown(block)]));

const withLanguages = (blocks: readonly Block[]): readonly Values[] =>
  blocks.map(([language, block]) => Object.assign({ language }, block));

/** The values of a new row of those that all languages have alike. */
const emptyRow = (rows: AnyField | undefined, nested: NestedWire): Values =>
  rows && isKind(rows, 'rows') ? nested.accept({}, rows.fields, undefined) : {};

/** Blocks of fields by language; languages that aren't sent stay as they are. */
export const perLanguage: WireKind<PerLanguage> = {
  empty: () => [],
  accept: (sent, field, before, nested) => {
    const { fields, languages = contentLanguages, sameRows } = field;
    const stored = new Map(storedRows(before).map((block) => [languageOf(block), block]));
    const blocks = new Map(stored);
    const withRows = new Set<string>();
    for (const block of blocksOf(sent, field)) {
      const language = knownName(languageOf(block), languages);
      blocks.set(language, { language, ...nested.accept(block, fields, blocks.get(language)) });
      if (sameRows && block[sameRows.field] !== undefined) withRows.add(language);
    }
    if (!sameRows) return [...blocks.values()];
    const changes = [...blocks].map(([language, block]) => ({
      block,
      before: storedRows(stored.get(language)?.[sameRows.field]),
      after: storedRows(block[sameRows.field]),
      isSent: withRows.has(language),
    }));
    return withSameRows(changes, sameRows, emptyRow(fields[sameRows.field], nested));
  },
  answer: (stored, { fields, as: form }, nested) => {
    const blocks = storedRows(stored).map(
      (block): Block => [languageOf(block), nested.answer(block, fields)],
    );
    switch (form) {
      case 'object':
        return byLanguage(blocks);
      case 'objectAsJsonText':
        return JSON.stringify(byLanguage(blocks));
      case 'jsonText':
        return JSON.stringify(withLanguages(blocks));
      case 'texts':
        return byLanguage(blocks, (block) => block[onlyName(fields)]);
      case 'textsAsJsonText':
        return JSON.stringify(byLanguage(blocks, (block) => block[onlyName(fields)]));
      default:
        return withLanguages(blocks);
    }
  },
};
