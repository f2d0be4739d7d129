import { useLocale } from 'react-admin';
import { isLocale, type Locale } from '../../schemas/routing/locales';

/**
 * The texts of what brings its own along: pages that everybody opens have enough with theirs.
 *
 * @returns those of the page's language; English ones where there are none
 */
export const useTexts = <Texts>(texts: Readonly<Record<Locale, Texts>>): Texts => {
  const locale = useLocale();
  return texts[isLocale(locale) ? locale : 'en'];
};

/** A text with its `%{…}`s filled in. */
export const filled = (text: string, parts: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''));
