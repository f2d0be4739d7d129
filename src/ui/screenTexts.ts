import type { Locale } from '../../schemas/routing/locales';

interface Texts {
  readonly [name: string]: string | Texts;
}

const areas = new Map<string, Readonly<Record<Locale, Texts>>>();

/**
 * Adds the texts that a screen brings along: those of every page come before the first one is shown.
 *
 * @param area what their keys begin with
 */
export const addTexts = (area: string, texts: Readonly<Record<Locale, Texts>>): void =>
  void areas.set(area, texts);

/** A text that the screen of its key brought along; `undefined` where none has. */
export const screenText = (key: string, locale: Locale): string | undefined => {
  const [area = '', ...path] = key.split('.');
  let found: string | Texts | undefined = areas.get(area)?.[locale];
  for (const name of path) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
};
