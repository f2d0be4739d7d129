import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { pageLocale } from '../../dataProvider/pageLocale';
import { labelText } from '../../i18n/labelText';
import type { CommonLabels } from '../../schemas';
import { isLocale, type Locale, localeNames, locales } from '../../schemas/routing/locales';
import { loadedLabels } from '../routing/definitions';
import { createListeners } from '../ui/listeners';
import { screenText } from '../ui/screenTexts';

const STORAGE_KEY = 'backoffice.locale';
/** A key below a resource's labels: the resource's name, and the path below them. */
const RESOURCE_KEY = /^resources\.(\w+)\.(.+)$/;

/** The locale of an address without one: the last used, then the browser's, then English. */
export const preferredLocale = (): Locale => {
  const browsers = navigator.languages.map((language) => language.slice(0, 2));
  return [localStorage.getItem(STORAGE_KEY), ...browsers].find(isLocale) ?? 'en';
};

const shellMessages = {
  en: () => import('../../i18n/en/index'),
  nl: () => import('../../i18n/nl/index'),
};

/** A text that is missing shows its key and logs it, in every build: the browser tests fail on it. */
const onMissingKey = (key: string): string => {
  console.warn(`There is no text for ${key}.`);
  return key;
};

/** A resource's labels are looked up on demand, as they come with its definition; so are the texts of screens. */
const withOthers = (locale: Locale, common: CommonLabels, shell: I18nProvider): I18nProvider => ({
  ...shell,
  translate: (key, options) => {
    const [, name, path] = key.match(RESOURCE_KEY) ?? [];
    const text =
      name && path ? labelText(loadedLabels(name, locale), common, path) : screenText(key, locale);
    return shell.translate(key, text ? { ...options, _: text } : options);
  },
});

const providerOf = (
  locale: Locale,
  messages: TranslationMessages & { common: CommonLabels },
): I18nProvider =>
  withOthers(
    locale,
    messages.common,
    polyglotI18nProvider(
      () => messages,
      locale,
      locales.map((known) => ({ locale: known, name: localeNames[known] })),
      { onMissingKey },
    ),
  );

const made = new Map<Locale, I18nProvider>();

/** The texts of a locale, which are put together once. */
const readTexts = async (locale: Locale): Promise<I18nProvider> => {
  const known = made.get(locale);
  if (known) return known;
  const { messages } = await shellMessages[locale]();
  const provider = providerOf(locale, messages);
  made.set(locale, provider);
  return provider;
};

export interface I18n {
  /** The texts as they are now; another object after a change of locale, so that what shows them follows. */
  current(): I18nProvider;
  subscribe(listener: () => void): () => void;
  /** Shows everything in another locale; resolves when its texts are there. */
  changeLocale(locale: string): Promise<void>;
}

/**
 * The texts of one locale: the shell's, and the labels of each resource from the moment that its
 * definition is there.
 *
 * @param initial the locale to start in; its texts are loaded when the promise resolves
 */
export const createI18n = async (initial: Locale): Promise<I18n> => {
  const listeners = createListeners();
  let provider: I18nProvider;
  let last: Promise<void> = Promise.resolve();

  const load = async (locale: Locale): Promise<void> => {
    provider = await readTexts(locale);
    pageLocale.set(locale);
    localStorage.setItem(STORAGE_KEY, locale);
    listeners.notify();
  };

  await load(initial);
  return {
    current: () => provider,
    subscribe: listeners.subscribe,
    changeLocale: (locale) => {
      // One after the other, so that the last request wins.
      if (isLocale(locale)) last = last.catch(() => undefined).then(() => load(locale));
      return last;
    },
  };
};
