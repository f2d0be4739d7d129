import { documents as englishDocuments } from '../../i18n/en/documents';
import { rules as englishRules } from '../../i18n/en/rules';
import { server as english } from '../../i18n/en/server';
import { documents as dutchDocuments } from '../../i18n/nl/documents';
import { rules as dutchRules } from '../../i18n/nl/rules';
import { server as dutch } from '../../i18n/nl/server';
import { writtenLocale } from '../../schemas/routing/locales';

const texts = {
  en: { server: english, rules: englishRules, documents: englishDocuments },
  nl: { server: dutch, rules: dutchRules, documents: dutchDocuments },
};

/** The paths of the texts in a tree. */
export type Keys<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Keys<Texts[Key]>}`;
}[keyof Texts & string];

export type Locale = keyof typeof texts;
export const locales: readonly Locale[] = ['en', 'nl'];

/** The path of a text in `i18n/<locale>`, such as `server.session.wrong`. */
export type TextKey = Keys<(typeof texts)['en']>;
/** What is filled in. A number is an amount, written as the language does; what is none, such as a port, is given as text. */
export type TextParams = Readonly<Record<string, string | number>>;

/** The text of a key, its `%{parameters}` filled in; in one and several where `smart_count` gives how many. */
export type Translate = (locale: Locale, key: TextKey, params?: TextParams) => string;

/** A tree of texts as a list: the path of each, and the text. */
const flatten = (tree: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, branch]: [string, unknown]) => {
    if (typeof branch === 'string') return [[prefix + name, branch]];
    return typeof branch === 'object' && branch ? flatten(branch, `${prefix}${name}.`) : [];
  });

/** The form of a text for so many: texts in one and several hold both. */
const formFor = (text: string, count: string | number | undefined): string => {
  const [one = text, several = one] = text.split(' |||| ');
  return count === undefined || count === 1 ? one : several;
};

/** A number as the language writes it in a sentence. */
const inWords = (value: number, locale: Locale): string =>
  Number.isInteger(value) && Math.abs(value) < 1000
    ? String(value)
    : new Intl.NumberFormat(writtenLocale(locale)).format(value);

/**
 * The texts of a tree by their paths.
 *
 * @param prefix what stands before each path
 */
export const textsIn = (tree: object, prefix: string): ReadonlyMap<string, string> =>
  new Map(flatten(tree, prefix));

/** A text with its `%{parameters}` filled in. */
export const filledIn = (
  text: string,
  params: TextParams,
  write: (value: number) => string = String,
): string =>
  text.replace(/%\{(\w+)\}/g, (unknown, name: string) => {
    const value = params[name] ?? unknown;
    return typeof value === 'number' ? write(value) : value;
  });

export const createTranslate = (): Translate => {
  const byLocale = { en: new Map(flatten(texts.en)), nl: new Map(flatten(texts.nl)) };
  return (locale, key, params = {}) => {
    const text = formFor(byLocale[locale].get(key) ?? key, params.smart_count);
    // Rules' messages appear in the browser as well, with numbers formatted as they are entered.
    const isOwn = key.startsWith('server.');
    return filledIn(text, params, isOwn ? (value) => inWords(value, locale) : String);
  };
};
