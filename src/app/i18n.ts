import { areas } from 'virtual:resources';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { isLocale, type Locale, localeNames, locales } from '../routing/locales';

const STORAGE_KEY = 'backoffice.locale';

/** The locale of an address without one: the last used, then the browser's, then English. */
export const preferredLocale = (): Locale => {
  const browsers = navigator.languages.map((language) => language.slice(0, 2));
  return [localStorage.getItem(STORAGE_KEY), ...browsers].find(isLocale) ?? 'en';
};

const shellMessages = {
  en: () => import('../../i18n/en/index'),
  nl: () => import('../../i18n/nl/index'),
};

const messagesOf = async (
  locale: Locale,
  opened: ReadonlySet<string>,
): Promise<TranslationMessages> => {
  const wanted = areas.filter(({ name }) => opened.has(name));
  const [{ messages }, ...labels] = await Promise.all([
    shellMessages[locale](),
    ...wanted.map(({ loadLabels }) => loadLabels[locale]()),
  ]);
  const resources: TranslationMessages[string] = Object.assign({}, ...labels);
  return { ...messages, resources };
};

/** A text that is missing shows its key and says so, in every build: the browser tests fail on it. */
const onMissingKey = (key: string): string => {
  console.warn(`There is no text for ${key}.`);
  return key;
};

const providerOf = (locale: Locale, messages: TranslationMessages): I18nProvider =>
  polyglotI18nProvider(
    () => messages,
    locale,
    locales.map((known) => ({ locale: known, name: localeNames[known] })),
    { onMissingKey },
  );

export interface I18n {
  /** The texts as they are now; another object after every change, so that what shows them follows. */
  current(): I18nProvider;
  subscribe(listener: () => void): () => void;
  /** Shows everything in another locale; resolves when its texts are there. */
  changeLocale(locale: string): Promise<void>;
  /** Makes the labels of an area available, in the current locale and in every later one. */
  openArea(area: string): Promise<void>;
}

/**
 * The texts of one locale: the shell's, and the labels of each area from the moment that a screen of
 * it opens.
 *
 * @param initial the locale to start in; its texts are loaded when the promise resolves
 */
export const createI18n = async (initial: Locale): Promise<I18n> => {
  const listeners = new Set<() => void>();
  const opened = new Set<string>();
  const opening = new Map<string, Promise<void>>();
  let wanted = initial;
  let provider: I18nProvider;
  let last: Promise<void> = Promise.resolve();

  const load = async (): Promise<void> => {
    const locale = wanted;
    provider = providerOf(locale, await messagesOf(locale, opened));
    document.documentElement.lang = locale;
    localStorage.setItem(STORAGE_KEY, locale);
    for (const listener of listeners) listener();
  };
  // One after the other, so that what was asked for last is what stays.
  const refresh = (): Promise<void> => {
    last = last.catch(() => undefined).then(load);
    return last;
  };

  await refresh();
  return {
    current: () => provider,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changeLocale: (locale) => {
      wanted = isLocale(locale) ? locale : wanted;
      return refresh();
    },
    openArea: (area) => {
      const known = opening.get(area);
      if (known) return known;
      opened.add(area);
      const promise = refresh();
      opening.set(area, promise);
      promise.catch(() => {
        opened.delete(area);
        opening.delete(area);
      });
      return promise;
    },
  };
};
