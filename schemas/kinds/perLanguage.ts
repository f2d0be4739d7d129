import { type AnyFields, kind } from './Kind';
import type { MessageKey } from './messages';

export const contentLanguages = ['NL-nl', 'EN-gb', 'DE-de', 'FR-fr'] as const;

export interface PerLanguageOptions {
  /** The fields that every language has. */
  fields: AnyFields;
  /** The languages that can be filled in; the four content languages unless given. */
  languages?: readonly string[];
  /** Travels as an object by language instead of a list of blocks that name theirs. */
  asObject?: boolean;
  /** Travels as JSON text. */
  asJsonText?: boolean;
  /** The one field whose value stands for the whole block on the wire (language to text). */
  flat?: string;
  /** A field that must be filled in for every language, with its message. */
  everyLanguage?: { field: string; message: MessageKey };
}

export type PerLanguage = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const fromText = (wire: unknown): unknown => {
  if (typeof wire !== 'string') return wire;
  try {
    return JSON.parse(wire);
  } catch {
    return [];
  }
};

const blocksOf = (wire: unknown): Map<unknown, unknown> => {
  const read = fromText(wire);
  if (Array.isArray(read)) return new Map(read.map((block) => [block?.language, block]));
  return new Map(Object.entries(typeof read === 'object' && read !== null ? read : {}));
};

/** Blocks of fields, one for each language; on the wire a list of blocks that name their `language`. */
export const perLanguage = kind<PerLanguage, PerLanguageOptions>()({
  empty: ({ fields, languages = contentLanguages }, nested) =>
    Object.fromEntries(languages.map((language) => [language, nested.empty(fields)])),
  parse: (wire, { fields, flat, languages = contentLanguages }, nested) => {
    const blocks = blocksOf(wire);
    const blockOf = (language: string) =>
      flat === undefined ? (blocks.get(language) ?? {}) : { [flat]: blocks.get(language) };
    return Object.fromEntries(
      languages.map((language) => [language, nested.parse(blockOf(language), fields)]),
    );
  },
  serialize: (value, { fields, asObject, asJsonText, flat }, nested) => {
    const blocks = Object.entries(value).map(([language, block]) => {
      const sent = nested.serialize(block, fields);
      return [language, flat === undefined ? sent : sent[flat]] as const;
    });
    const onWire =
      asObject || flat !== undefined
        ? Object.fromEntries(blocks)
        : blocks.map(([language, sent]) => ({ language, ...(sent as object) }));
    return asJsonText ? JSON.stringify(onWire) : onWire;
  },
  isEmpty: () => false,
  check: (value, { fields, everyLanguage }, nested) => {
    for (const block of Object.values(value)) {
      const filled = everyLanguage ? String(block[everyLanguage.field] ?? '').trim() : 'filled';
      if (everyLanguage && filled === '') return { message: everyLanguage.message };
      const problem = nested.check(block, fields);
      if (problem) return problem;
    }
    return undefined;
  },
  samples: () => [],
});
