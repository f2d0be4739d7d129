import { type FileColumn, type ImportsSpec, isBlank, type Resource } from '../../../schemas';
import { sameness } from '../../../schemas/kinds/unique';
import { inSentence } from '../../../schemas/text/inSentence';
import type { CallContext } from '../../contract/CallContext';
import { createPace } from '../../store/pace';
import type { Row, Values } from '../../store/Store';
import { storedRows } from '../../wire/rows';
import { sentId } from '../../wire/sent';
import { rowsOf } from '../tenant';
import { nameOf } from '../texts';
import { cellOf } from './cells';
import type { Found, Texts } from './Destination';
import { type ReadLines, sameChoiceIn } from './readLines';

/** What identifies a record: columns of the file, and what rows have in them. */
interface Key {
  readonly columns: readonly FileColumn[];
  /** The fields in which rows have it. */
  readonly fields: readonly string[];
  /** What a record has there; a field of its rows has several. */
  valuesOf(row: Row): readonly string[];
}

/** The ids of records by what they have under a key. */
type Index = ReadonlyMap<string, readonly number[]>;

/** Between what stands in several columns. */
const AND = '\u0000';

const joined = (texts: readonly string[]): string =>
  texts.every((text) => isBlank(text.trim())) ? '' : texts.map(sameness).join(AND);

/** The values of a field, or of one of the rows that a record holds. */
const valuesAt = (row: Values, path: string): readonly string[] => {
  const [name = '', inner] = path.split('.');
  const values =
    inner === undefined ? [row[name]] : storedRows(row[name]).map((held) => held[inner]);
  return values.filter((value) => !isBlank(value)).map(String);
};

/** @returns none where the file doesn't have the column of a key */
const keyOf = (path: string, given: readonly FileColumn[]): Key | undefined => {
  const column = given.find(({ key }) => key === path);
  const [name = ''] = path.split('.');
  return column && { columns: [column], fields: [name], valuesOf: (row) => valuesAt(row, path) };
};

/** The title as a key: the columns of all its fields; of texts by language, those of the first that the file has. */
const titleKey = ({ title }: Resource, given: readonly FileColumn[]): Key | undefined => {
  const own = given.filter(({ list }) => list === undefined);
  const columns = title.map((name) =>
    own.find((one) => (one.within ? one.within.inner : one.name) === name),
  );
  const all = columns.filter((column) => column !== undefined);
  if (all.length === 0 || all.length < columns.length) return undefined;
  return {
    columns: all,
    fields: all.map(({ name }) => name),
    valuesOf: (row) => [all.map((one) => cellOf(row, one)).join(AND)],
  };
};

const indexBy = async (context: CallContext, definition: Resource, key: Key): Promise<Index> => {
  const rows = rowsOf(context, context.tables.of(definition));
  const index = new Map<string, number[]>();
  const pace = createPace();
  for await (const row of rows.each({ only: key.fields })) {
    await pace();
    for (const value of key.valuesOf(row)) {
      const same = joined(value.split(AND));
      const ids = index.get(same) ?? [];
      if (same !== '' && !ids.includes(row.id)) index.set(same, [...ids, row.id]);
    }
  }
  return index;
};

const numbered = (ids: readonly number[]): string => ids.map((id) => `#${id}`).join(', ');

/** Finds what the id of a line names. */
const foundById = async (
  context: CallContext,
  definition: Resource,
  text: string,
): Promise<Found<Row>> => {
  const { idField, name } = definition;
  const id = sentId(text);
  if (id === 0) return { problems: { [idField]: { message: 'integer' } } };
  const row = await rowsOf(context, context.tables.of(definition)).get(id);
  if (row) return { row };
  const params = { name: inSentence(nameOf(context, name)), id: text };
  return { problems: { [idField]: { message: 'server.imports.noSuch', params } } };
};

/**
 * Finds what lines of a file are about: by their ids, or else by the keys that the definition names, in their order. A
 * line that has neither, and whose title is there already, is one to be asked about.
 */
export const createMatching = (
  definition: Resource,
  { key: idField, keys = [] }: Pick<ImportsSpec, 'key' | 'keys'>,
  { columns }: Pick<ReadLines, 'columns'>,
): ((context: CallContext, texts: Texts) => Promise<Found<Row>>) => {
  const given = columns.filter((column) => column !== null);
  const known = keys.flatMap((path) => keyOf(path, given) ?? []);
  const title = titleKey(definition, given);
  const indexes = new Map<Key, Promise<Index>>();

  const idsUnder = async (context: CallContext, key: Key, texts: Texts) => {
    const text = joined(key.columns.map((column) => texts[column.key] ?? ''));
    if (text === '') return [];
    const index = indexes.get(key) ?? indexBy(context, definition, key);
    indexes.set(key, index);
    return (await index).get(text) ?? [];
  };
  const foundUnder = async (context: CallContext, { columns: [first] }: Key, id: number) => ({
    row: await rowsOf(context, context.tables.of(definition)).get(id),
    match: { by: first?.key ?? idField, id },
  });
  const foundByTitle = async (context: CallContext, texts: Texts): Promise<Found<Row>> => {
    const choice = sameChoiceIn(context);
    const ids = title && choice !== 'add' ? await idsUnder(context, title, texts) : [];
    const [id, ...others] = ids;
    if (!title || id === undefined) return {};
    if (choice === 'change' && others.length === 0) return foundUnder(context, title, id);
    const at = title.columns[0]?.key ?? idField;
    const problem = { message: 'server.imports.alreadyThere', params: { ids: numbered(ids) } };
    return { same: ids, problems: { [at]: problem } };
  };

  return async (context, texts) => {
    const id = (texts[idField] ?? '').trim();
    if (id !== '') return foundById(context, definition, id);
    for (const key of known) {
      const ids = await idsUnder(context, key, texts);
      const [only, ...others] = ids;
      if (only === undefined) continue;
      if (others.length === 0) return foundUnder(context, key, only);
      const problem = { message: 'server.imports.several', params: { ids: numbered(ids) } };
      return { problems: { [key.columns[0]?.key ?? idField]: problem } };
    }
    return foundByTitle(context, texts);
  };
};
