import { sentText } from './sent';
import type { WireKind } from './WireKind';

/** A colour; stored with its hash, which callers may leave out. */
export const colour: WireKind<object> = {
  empty: () => '',
  accept: (sent) => {
    const text = sentText(sent).trim();
    return text === '' || text.startsWith('#') ? text : `#${text}`;
  },
};
