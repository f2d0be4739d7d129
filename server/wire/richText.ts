import type { OptionsOf } from '../../schemas';
import { cleanHtml } from './cleanHtml';
import { sentText } from './sent';
import type { WireKind } from './WireKind';

/** Formatted text: what could run, or isn't among the elements that it may hold, is taken out before it is stored. */
export const richText: WireKind<OptionsOf<'richText'>> = {
  empty: () => '',
  accept: (sent, { allows }) => cleanHtml(sentText(sent), allows),
};
