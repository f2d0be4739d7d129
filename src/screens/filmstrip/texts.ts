import { useLocale } from 'react-admin';
import { filmstrip as english } from '../../../i18n/en/screens/filmstrip';
import { filmstrip as dutch } from '../../../i18n/nl/screens/filmstrip';

/** The texts come with the filmstrip: the pages that everybody opens have enough of their own. */
export const useTexts = () => (useLocale() === 'nl' ? dutch : english);

/** A text with its `%{…}`s filled in. */
export const filled = (text: string, parts: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''));
