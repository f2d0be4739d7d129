import {
  type AnyFields,
  type AvailableLanguages,
  type ChoosyField,
  choosyFields,
  emptyValues,
  isBlank,
  type Resource,
} from '../schemas';
import { isObject } from '../schemas/isObject';
import { request } from './http';
import type { Values } from './values';

/** The languages that blocks can be filled in for, by what defines them. */
type Languages = ReadonlyMap<AvailableLanguages, readonly string[]>;

/** A part of an answer, within others where its name has dots. */
const partIn = (body: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), body);

const ask = async (
  { available, languages = available.default }: ChoosyField,
  signal?: AbortSignal,
): Promise<readonly string[]> => {
  const { path, method = 'POST', fn, answeredIn = 'languages', firstIn = '' } = available;
  const options = { method, isRead: true, isQuiet: true, signal } as const;
  const content = fn === undefined ? {} : { body: { function: fn } };
  const answer = await request(path, { ...options, ...content }).catch(() => undefined);
  const answered = partIn(answer?.body, answeredIn);
  const found = Array.isArray(answered) ? languages.filter((one) => answered.includes(one)) : [];
  const first = partIn(answer?.body, firstIn);
  const isFirst = (language: string) => language === first;
  return found.length > 0
    ? [...found.filter(isFirst), ...found.filter((language) => !isFirst(language))]
    : available.default;
};

/** Asks which languages can be filled in, once for all the fields of a definition and of its rows that ask the same. */
export const availableLanguages = async (
  { fields, subLists }: Resource,
  signal?: AbortSignal,
): Promise<Languages> => {
  const all = [fields, ...Object.values(subLists).map((list) => list.fields)].flatMap(choosyFields);
  const asking = new Map(all.map(([, field]) => [field.available, field]));
  return new Map(
    await Promise.all(
      [...asking].map(async ([by, field]) => [by, await ask(field, signal)] as const),
    ),
  );
};

/** Other languages that texts stand in: where one language is enough, that may be the one that has them. */
const writtenElsewhere = (
  { inOneAtLeast }: ChoosyField,
  blocks: Values,
  own: readonly string[],
): readonly string[] =>
  inOneAtLeast
    ? Object.entries(blocks)
        .filter(([language, block]) => {
          const texts = isObject(block) ? Object.values(block) : [];
          return !own.includes(language) && !texts.every(isBlank);
        })
        .map(([language]) => language)
    : [];

const fitFields = <Fitted extends Values>(
  fields: AnyFields,
  values: Fitted,
  languages: Languages,
): Fitted => ({
  ...values,
  ...Object.fromEntries(
    choosyFields(fields).map(([name, field]) => {
      const blocks = { ...(values[name] as Values | undefined) };
      const own = languages.get(field.available) ?? [];
      const fitted = [...own, ...writtenElsewhere(field, blocks, own)].map((language) => [
        language,
        blocks[language] ?? emptyValues(field.fields),
      ]);
      return [name, Object.fromEntries(fitted)];
    }),
  ),
});

/**
 * Gives a record, and the rows in it, a block for each language that can be filled in, and for another only where it
 * may hold the only texts.
 */
export const fitLanguages = <Fitted extends Values>(
  { fields, subLists }: Resource,
  record: Fitted,
  languages: Languages,
): Fitted => ({
  ...fitFields(fields, record, languages),
  ...Object.fromEntries(
    Object.entries(subLists).flatMap(([list, { field: name = list, fields: inner }]) => {
      const rows = record[name];
      if (!Array.isArray(rows) || choosyFields(inner).length === 0) return [];
      return [[name, rows.map((row: Values) => fitFields(inner, row, languages))]];
    }),
  ),
});
