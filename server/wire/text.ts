import { sentText } from './sent';
import type { WireKind } from './WireKind';

/** Text of any sort: kept as it came. */
export const text: WireKind<object> = { empty: () => '', accept: sentText };

/** Text whose surrounding blanks mean nothing, such as a name or an e-mail address. */
export const trimmedText: WireKind<object> = {
  empty: () => '',
  accept: (sent) => sentText(sent).trim(),
};
