import type { OptionsOf } from '../../schemas';
import { listOf } from './list';
import { sentText } from './sent';
import type { WireKind } from './WireKind';

/** Keywords: stored as text with commas, which is how most resources send them; some send a list. */
export const tags: WireKind<OptionsOf<'tags'>> = {
  empty: () => '',
  accept: (sent) => {
    const words = listOf(sent).map((word) => sentText(word).trim());
    return [...new Set(words)].filter((word) => word !== '').join(',');
  },
  answer: (stored, { as: form }) => {
    const text = typeof stored === 'string' ? stored : '';
    return form === 'list' ? text.split(',').filter((word) => word !== '') : text;
  },
};
