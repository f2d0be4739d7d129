import { type Simulation, simulate } from './simulation';

/** Translates texts. */
export interface Translator {
  /**
   * @param texts by name
   * @returns by language, the texts by the same names
   * @throws ServiceFailure
   */
  translate(
    texts: Readonly<Record<string, string>>,
    languages: readonly string[],
  ): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>>;
}

const MARKUP = /(<[^<>]*>)/;

/** A text as a translator would send it back: marked with its language, its markup unchanged. */
const marked = (text: string, language: string): string =>
  text
    .split(MARKUP)
    .map((part) => (part.trim() === '' || part.startsWith('<') ? part : `${part} [${language}]`))
    .join('');

/** No text leaves this machine: each comes back as it was, marked with the language that it should be in. */
export const simulatedTranslator = (simulation: Simulation): Translator => ({
  translate: async (texts, languages) => {
    await simulate(simulation, 'translator');
    return Object.fromEntries(
      languages.map((language) => [
        language,
        Object.fromEntries(
          Object.entries(texts).map(([name, text]) => [
            name,
            marked(text, language.slice(0, 2).toUpperCase()),
          ]),
        ),
      ]),
    );
  },
});
