import { textKind } from './textKind';

/** Formatted text as HTML; cleaned wherever it is shown. */
export const richText = textKind(['', '<p>Beste <strong>klant</strong>,</p>']);
