import type { Kind } from '../Kind';
import { type FormatName, formats } from './formats';
import { type TextOptions, textKind } from './textKind';

interface LineOptions extends TextOptions {
  /** What it must look like, where no kind of its own is for that. */
  format?: FormatName;
}

const line = textKind<LineOptions>(
  1_000,
  ['', 'Koffie & thee', 'Ünïcødé  ✓', '<b>"quoted"</b>'],
  (value, { format }) =>
    format === undefined || value.trim() === '' || formats[format](value.trim())
      ? undefined
      : { message: format },
);

/** One line of text; blanks at its ends mean nothing. */
export const text: Kind<string, LineOptions> = {
  ...line,
  traits: { ...line.traits, isShareable: true },
};
