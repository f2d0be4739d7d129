import type { Kind } from './Kind';
import { type TextOptions, textKind } from './text/textKind';

export interface RichTextOptions extends TextOptions {
  /**
   * The only elements that may stand in it, each with its attributes; those of `schemas/html/allowedHtml.ts` unless
   * given. Others give way to what they hold.
   */
  allows?: Readonly<Record<string, readonly string[]>>;
  /** Least height of the editor in pixels. */
  minHeight?: number;
}

/** Formatted text as HTML; cleaned wherever it is shown. */
export const richText: Kind<string, RichTextOptions> = {
  ...textKind<RichTextOptions>(200_000, ['', '<p>Beste <strong>klant</strong>,</p>']),
  traits: { isText: true, isOwnPageOnly: true },
};
