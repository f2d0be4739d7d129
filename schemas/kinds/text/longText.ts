import type { Kind } from '../Kind';
import { type TextOptions, textKind } from './textKind';

export interface LongTextOptions extends TextOptions {
  /** Least height of its input in pixels; that of three lines unless given. It grows with what is written. */
  minHeight?: number;
}

/** Text of several lines; lists show how it begins. */
export const longText: Kind<string, LongTextOptions> = {
  ...textKind<LongTextOptions>(50_000, ['', 'One line', 'Two\nlines\n\n  indented']),
  traits: { isText: true, cutAt: 40 },
};
