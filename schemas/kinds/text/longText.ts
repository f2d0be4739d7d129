import type { Kind } from '../Kind';
import { type TextOptions, textKind } from './textKind';

export interface LongTextOptions extends TextOptions {
  /** The lines that it is entered in at first; three unless given. It grows with what is written. */
  minLines?: number;
}

/** Text of several lines; lists show how it begins. */
export const longText: Kind<string, LongTextOptions> = {
  ...textKind<LongTextOptions>(['', 'One line', 'Two\nlines\n\n  indented']),
  traits: { isText: true, cutAt: 40 },
};
