import type { WireKind } from './WireKind';

const asText = (sent: unknown): string =>
  sent === null || sent === undefined
    ? ''
    : typeof sent === 'object'
      ? JSON.stringify(sent)
      : String(sent);

/** Text of any sort: kept as it came. */
export const text: WireKind<object> = { empty: () => '', accept: asText };

/** Text whose surrounding blanks mean nothing, such as an e-mail address. */
export const trimmedText: WireKind<object> = {
  empty: () => '',
  accept: (sent) => asText(sent).trim(),
};
