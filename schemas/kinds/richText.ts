import type { Kind } from './Kind';
import { type TextOptions, textKind } from './text/textKind';

/** Formatted text as HTML; cleaned wherever it is shown. */
export const richText: Kind<string, TextOptions> = {
  ...textKind(['', '<p>Beste <strong>klant</strong>,</p>']),
  traits: { isText: true, isOwnPageOnly: true },
};
