import { documents as englishDocuments } from '../../i18n/en/documents';
import { rules as englishRules } from '../../i18n/en/rules';
import { server as english } from '../../i18n/en/server';
import { documents as dutchDocuments } from '../../i18n/nl/documents';
import { rules as dutchRules } from '../../i18n/nl/rules';
import { server as dutch } from '../../i18n/nl/server';

const texts = {
  en: { server: english, rules: englishRules, documents: englishDocuments },
  nl: { server: dutch, rules: dutchRules, documents: dutchDocuments },
};

type Keys<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Keys<Texts[Key]>}`;
}[keyof Texts & string];

export type Locale = keyof typeof texts;
export const locales: readonly Locale[] = ['en', 'nl'];

/** The path of a text in `i18n/<locale>`, such as `server.session.wrong`. */
export type TextKey = Keys<(typeof texts)['en']>;
export type TextParams = Readonly<Record<string, string | number>>;

/** The text of a key, its `%{parameters}` filled in. */
export type Translate = (locale: Locale, key: TextKey, params?: TextParams) => string;

/** A tree of texts as a list: the path of each, and the text. */
const flatten = (tree: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, branch]: [string, unknown]) => {
    if (typeof branch === 'string') return [[prefix + name, branch]];
    return typeof branch === 'object' && branch ? flatten(branch, `${prefix}${name}.`) : [];
  });

export const createTranslate = (): Translate => {
  const byLocale = { en: new Map(flatten(texts.en)), nl: new Map(flatten(texts.nl)) };
  return (locale, key, params = {}) =>
    (byLocale[locale].get(key) ?? key).replace(/%\{(\w+)\}/g, (unknown, name: string) =>
      String(params[name] ?? unknown),
    );
};
