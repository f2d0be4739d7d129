import type { Kind } from './Kind';
import { type TextOptions, textKind } from './text/textKind';

export interface CodeOptions extends TextOptions {
  language: 'html' | 'css' | 'javascript' | 'json';
  /** Least height of the editor in pixels. */
  minHeight?: number;
}

/** Source text, entered in a code editor. */
export const code: Kind<string, CodeOptions> = {
  ...textKind<CodeOptions>(['', 'body {\n  color: red;\n}']),
  traits: { isText: true, isOwnPageOnly: true },
};
