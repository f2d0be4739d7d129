import { textKind } from './textKind';

/** Text of several lines. */
export const longText = textKind(['', 'One line', 'Two\nlines\n\n  indented']);
