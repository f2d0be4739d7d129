import { f, type Resource } from '../schemas';
import { parseFields } from '../schemas/codec';
import type { TranslateOptions } from '../schemas/kinds/perLanguage';
import type { Values } from './body';
import { callServer } from './call';
import type { Texts } from './rows';

/** Which languages of a record's texts can be written, and whether they can be translated. */
export interface Translatable {
  readonly languages: readonly string[];
  readonly isAvailable: boolean;
}

/** The record whose texts are translated, and how its field says that this is done. */
export interface TranslationOf {
  readonly record: Values;
  readonly spec: TranslateOptions;
}

export const askTranslatable = async (
  definition: Resource,
  { record, spec: { languagesFn, availableIn } }: TranslationOf,
  signal?: AbortSignal,
): Promise<Translatable> => {
  const options = { isRead: true, isQuiet: true, signal };
  const { body } = await callServer({ fn: languagesFn }, definition, record, options);
  return {
    languages: Array.isArray(body.languages) ? body.languages.map(String) : [],
    isAvailable: parseFields(body, { [availableIn]: f.flag() })[availableIn] === true,
  };
};

const isBlock = (block: unknown): block is Record<string, unknown> =>
  typeof block === 'object' && block !== null;

/**
 * Translates texts from a language.
 *
 * @returns the texts that came, of fields that were asked for, by language
 */
export const translateTexts = async (
  definition: Resource,
  { record, spec: { fn, fields } }: TranslationOf,
  from: string,
  texts: Texts,
): Promise<Readonly<Record<string, Texts>>> => {
  const args = { ...texts, fromLanguage: from };
  const { body } = await callServer({ fn }, definition, record, { args });
  const blocks = Object.entries(isBlock(body.translations) ? body.translations : {});
  return Object.fromEntries(
    blocks.flatMap(([language, block]) => {
      if (!isBlock(block)) return [];
      const came = fields.flatMap((field) => {
        const text = block[field];
        return typeof text === 'string' ? [[field, text] as const] : [];
      });
      return [[language, Object.fromEntries(came)] as const];
    }),
  );
};
