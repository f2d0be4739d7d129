import { f, type Resource } from '../../schemas';
import { parseFields } from '../../schemas/codec';
import type { TranslateOptions } from '../../schemas/kinds/perLanguage';
import { callServer } from '../call';
import type { Definitions } from '../Definitions';
import type { Texts, Values } from '../values';

/** Which languages of a record's texts can be written, and whether they can be translated. */
export interface Translatable {
  readonly languages: readonly string[];
  readonly isAvailable: boolean;
}

/** The record whose texts are translated, and its field's value for that. */
export interface TranslationOf {
  readonly record: Values;
  readonly spec: TranslateOptions;
}

const isBlock = (block: unknown): block is Record<string, unknown> =>
  typeof block === 'object' && block !== null;

/** The texts of an answer, of fields that were asked for. */
const textsIn = (block: Readonly<Record<string, unknown>>, fields: readonly string[]): Texts =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text = block[field];
      return typeof text === 'string' ? [[field, text]] : [];
    }),
  );

/** Texts are translated before they are stored as well: then there is no record to ask about, only its resource. */
const placeOf = ({ path }: Resource, { id }: Values) => (id === undefined ? { path } : {});

/** The calls that translate. */
export const translationCalls = (definitionOf: Definitions) => ({
  /** Which languages of a record's texts can be written, and whether they can be translated. */
  getTranslatable: async (
    resource: string,
    { record, spec: { available } }: TranslationOf,
    signal?: AbortSignal,
  ): Promise<Translatable> => {
    const options = { isRead: true, isQuiet: true, signal };
    const definition = await definitionOf(resource);
    const { body } = await callServer(
      { fn: available.fn, ...placeOf(definition, record) },
      definition,
      record,
      options,
    );
    return {
      languages: Array.isArray(body.languages) ? body.languages.map(String) : [],
      isAvailable:
        parseFields(body, { [available.answeredIn]: f.flag() })[available.answeredIn] === true,
    };
  },

  /**
   * Translates texts from a language.
   *
   * @returns the texts that came, by language
   */
  translate: async (
    resource: string,
    { record, spec: { fn, fields } }: TranslationOf,
    from: string,
    texts: Texts,
  ): Promise<Readonly<Record<string, Texts>>> => {
    const args = { ...texts, fromLanguage: from };
    const definition = await definitionOf(resource);
    const call = { fn, ...placeOf(definition, record) };
    const { body } = await callServer(call, definition, record, { args });
    const blocks = Object.entries(isBlock(body.translations) ? body.translations : {});
    return Object.fromEntries(
      blocks.flatMap(([language, block]) =>
        isBlock(block) ? [[language, textsIn(block, fields)]] : [],
      ),
    );
  },
});
