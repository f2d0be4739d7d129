import type { Kind } from './Kind';
import { type TextOptions, textKind } from './text/textKind';

export interface ColourOptions extends TextOptions {
  /** Colours that are offered by name. */
  values?: readonly string[];
  /**
   * The field with the colour under what is written in this one: where their contrast is too low, a message warns.
   */
  readableOn?: string;
}

const text = textKind<ColourOptions>(50, ['', '#df9324', '#abc'], (value) =>
  /^#?([\da-f]{3}|[\da-f]{6})$/i.test(value.trim()) ? undefined : { message: 'colour' },
);

/** A colour as three or six hexadecimal digits; the hash before them may be left out when it is entered. */
export const colour: Kind<string, ColourOptions> = {
  ...text,
  serialize: (value) => value.trim().replace(/^(?=[^#])/, '#'),
};
