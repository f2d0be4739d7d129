import { cleanHtml } from './cleanHtml';
import { sentText } from './sent';
import type { WireKind } from './WireKind';

/** Formatted text: what could run is taken out before it is stored. */
export const richText: WireKind<object> = {
  empty: () => '',
  accept: (sent) => cleanHtml(sentText(sent)),
};
