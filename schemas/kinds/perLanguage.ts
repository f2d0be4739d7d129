import { fromText } from './jsonText';
import { type AnyFields, kind, type Nested, type Problem } from './Kind';

export const contentLanguages = ['NL-nl', 'EN-gb', 'DE-de', 'FR-fr'] as const;

export interface PerLanguageOptions {
  /** The fields that every language has; one that is required must be filled in for each of them. */
  fields: AnyFields;
  /** What is required is so in one language at least, whichever that is. */
  inOneAtLeast?: true;
  /** The languages that can be filled in; the four content languages unless given. */
  languages?: readonly string[];
  /**
   * How they travel, where that is not a list of blocks that name their language: an object by language, the
   * JSON text of either, or an object by language of what the blocks' only field holds, or its JSON text.
   */
  as?: 'object' | 'objectAsJsonText' | 'jsonText' | 'texts' | 'textsAsJsonText';
  /**
   * The languages are not the same everywhere: a record has blocks for those that a call answers, or for those of a
   * record that a field beside it refers to; none until there is one.
   */
  available?: AvailableLanguages | LanguagesFrom;
  /** Rows that stand in every language alike: what is added to one, taken away or renamed is so in all. */
  sameRows?: SameRows;
  /** Texts that the record also has itself, in fields of these names: those of the first language that is filled in. */
  mirrorsFirst?: readonly string[];
  /**
   * A button has a function of the record write the other languages from the one that is open; two of them then stand
   * beside each other where there is room.
   */
  translate?: TranslateOptions;
}

/** How the texts of one language become those of the others. */
export interface TranslateOptions {
  /** Takes `fields` and `fromLanguage`; answers `translations` by language. */
  readonly fn: string;
  /**
   * Answers the `languages` that can be written, and under the name that `answeredIn` gives whether they can be
   * translated.
   */
  readonly available: { readonly fn: string; readonly answeredIn: string };
  readonly fields: readonly string[];
}

/** A function, or a GET, that answers which of the languages can be filled in. */
export type AvailableLanguages = (
  | { readonly fn: string; readonly method?: 'POST' }
  | { readonly fn?: undefined; readonly method: 'GET' }
) & {
  readonly path: string;
  /** The part of the answer that names them, with dots where others hold it; `languages` unless given. */
  readonly answeredIn?: string;
  /** The part of the answer that names the language that stands before the others. */
  readonly firstIn?: string;
  /** Those that can be filled in while it can't be asked. */
  readonly default: readonly string[];
};

/** The record that defines which of the languages can be filled in. */
export interface LanguagesFrom {
  /** The field beside the blocks that refers to it. */
  readonly by: string;
  /** Its field that holds their codes. */
  readonly field: string;
}

/** Rows that every language has alike. */
export interface SameRows {
  /** The field of the blocks that holds them. */
  readonly field: string;
  /** The field that a row has in common with those of the other languages: what it is called by. */
  readonly by: string;
}

export type PerLanguage = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Forms in which a language has the value of the blocks' only field in place of a block. */
const TEXTS: readonly PerLanguageOptions['as'][] = ['texts', 'textsAsJsonText'];

const textsOf = (
  blocks: readonly (readonly [string, Record<string, unknown>])[],
): Record<string, unknown> =>
  Object.fromEntries(blocks.map(([name, block]) => [name, Object.values(block)[0]]));

const blocksOf = (wire: unknown): Map<unknown, unknown> => {
  const read = fromText(wire);
  if (Array.isArray(read)) return new Map(read.map((block) => [block?.language, block]));
  return new Map(Object.entries(typeof read === 'object' && read !== null ? read : {}));
};

/** A language as messages name it: "NL" for `nl` and for `NL-nl`. */
export const languageCode = (language: string): string => language.slice(0, 2).toUpperCase();

/** Whether records have blocks for languages of their own, and not all for the same. */
export const areTheirOwn = ({ available }: Pick<PerLanguageOptions, 'available'>): boolean =>
  available !== undefined;

/** The record whose languages blocks have, where they have those of a record. */
export const languagesFrom = ({
  available,
}: Pick<PerLanguageOptions, 'available'>): LanguagesFrom | undefined =>
  available && 'by' in available ? available : undefined;

/** The call that answers which languages blocks can have, where one does. */
export const languagesCall = ({
  available,
}: Pick<PerLanguageOptions, 'available'>): AvailableLanguages | undefined =>
  available && !('by' in available) ? available : undefined;

/** The languages of a value that comes from the wire. */
const languagesIn = (
  blocks: ReadonlyMap<unknown, unknown>,
  { languages = contentLanguages, available }: PerLanguageOptions,
): readonly string[] =>
  areTheirOwn({ available }) ? languages.filter((language) => blocks.has(language)) : languages;

const optional = (fields: AnyFields): AnyFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { required: _, ...field }]) => [name, field]),
  );

/**
 * The fields of a language as they have to be filled in there. Where one language is enough that is the first, and
 * only as long as there is none.
 *
 * @param isFilled whether a language has what is required
 */
export const fieldsIn = (
  language: string,
  value: PerLanguage,
  { fields, inOneAtLeast }: Pick<PerLanguageOptions, 'fields' | 'inOneAtLeast'>,
  isFilled: (block: Record<string, unknown>) => boolean,
): AnyFields => {
  if (!inOneAtLeast) return fields;
  const isDemanded =
    language === Object.keys(value)[0] &&
    !Object.values(value).some((block) => isFilled({ ...block }));
  return isDemanded ? fields : optional(fields);
};

/** The message where languages lack what each must have. */
const problemOfMissing = (
  value: PerLanguage,
  { fields, inOneAtLeast }: PerLanguageOptions,
  nested: Nested,
): Problem | undefined => {
  const languages = Object.keys(value);
  const [first, ...others] = languages.filter(
    (language) => nested.lacking({ ...value[language] }, fields) !== undefined,
  );
  if (inOneAtLeast) {
    const isAnyFilled = languages.some(
      (one) => nested.lacking({ ...value[one] }, fields) === undefined,
    );
    return isAnyFilled ? undefined : { message: 'required' };
  }
  if (first === undefined) return undefined;
  return others.length === 0
    ? { message: 'incompleteOne', params: { lang: languageCode(first) } }
    : { message: 'incomplete' };
};

const listOf = (blocks: readonly (readonly [string, Record<string, unknown>])[]) =>
  blocks.map(([language, block]) => ({ language, ...block }));

/** Blocks of fields, one for each language; on the wire a list of blocks that name their `language`. */
export const perLanguage = kind<PerLanguage, PerLanguageOptions>()({
  empty: (field, nested) => {
    const { fields, languages = contentLanguages } = field;
    const first = languagesFrom(field) ? [] : (languagesCall(field)?.default ?? languages);
    return Object.fromEntries(first.map((language) => [language, nested.empty(fields)]));
  },
  parse: (wire, field, nested) => {
    const { fields } = field;
    const blocks = blocksOf(wire);
    const [only = ''] = Object.keys(fields);
    const blockOf = (language: string) =>
      TEXTS.includes(field.as) ? { [only]: blocks.get(language) } : (blocks.get(language) ?? {});
    return Object.fromEntries(
      languagesIn(blocks, field).map((language) => [
        language,
        nested.parse(blockOf(language), fields),
      ]),
    );
  },
  serialize: (value, { fields, as: form }, nested) => {
    const blocks = Object.entries(value).map(
      ([language, block]) => [language, nested.serialize(block, fields)] as const,
    );
    switch (form) {
      case 'object':
        return Object.fromEntries(blocks);
      case 'objectAsJsonText':
        return JSON.stringify(Object.fromEntries(blocks));
      case 'texts':
        return textsOf(blocks);
      case 'textsAsJsonText':
        return JSON.stringify(textsOf(blocks));
      case 'jsonText':
        return JSON.stringify(listOf(blocks));
      default:
        return listOf(blocks);
    }
  },
  isEmpty: () => false,
  check: (value, field, nested) => {
    const missing = problemOfMissing(value, field, nested);
    if (missing) return missing;
    const fields = field.inOneAtLeast ? optional(field.fields) : field.fields;
    for (const [language, block] of Object.entries(value)) {
      const problem = nested.check(block, fields);
      if (problem)
        return { ...problem, params: { lang: languageCode(language), ...problem.params } };
    }
    return undefined;
  },
  traits: { holdsFields: true, mergesBy: 'blocks', isUnsortable: true, isOwnPageOnly: true },
  samples: () => [],
});
