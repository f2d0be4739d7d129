import type { Kind } from '../Kind';
import { type TextOptions, textKind } from './textKind';

/** Text of several lines; lists show how it begins. */
export const longText: Kind<string, TextOptions> = {
  ...textKind(['', 'One line', 'Two\nlines\n\n  indented']),
  traits: { isText: true, cutAt: 40 },
};
