import type { Kind } from './Kind';
import { type TextOptions, textKind } from './text/textKind';

export type CodeLanguage = 'html' | 'css' | 'javascript' | 'json';

export interface CodeOptions extends TextOptions {
  /** What it is written in, or the field that decides and the language of each of its codes. */
  language:
    | CodeLanguage
    | { readonly by: string; readonly of: Readonly<Record<string | number, CodeLanguage>> };
  /** Least height of the editor in pixels. */
  minHeight?: number;
}

/** Source text, entered in a code editor. */
export const code: Kind<string, CodeOptions> = {
  ...textKind<CodeOptions>(1_000_000, ['', 'body {\n  color: red;\n}']),
  traits: { isText: true, isOwnPageOnly: true },
};

/** What a source text is written in beside the values around it; the first language while nothing decides. */
export const codeLanguage = (
  { language }: Pick<CodeOptions, 'language'>,
  record: Readonly<Record<string, unknown>>,
): CodeLanguage =>
  typeof language === 'string'
    ? language
    : (language.of[String(record[language.by])] ?? Object.values(language.of)[0] ?? 'html');
