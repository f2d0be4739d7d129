import { colour, oneOf, text as textOption } from './inputOptions';
import { column, line, option } from './layout';
import type { RowType } from './RowType';

/** A text to read, which is its title. */
export const text: RowType<'text'> = {
  code: 30,
  name: 'text',
  isInput: false,
  options: {
    title: textOption(10_000, 'longText'),
    fontSize: { type: 'integer', minimum: 8, maximum: 96, default: 14 },
    textColor: colour,
    textAlignment: oneOf('left', 'center', 'right'),
    textStyle: oneOf('normal', 'bold', 'italic', 'underline'),
  },
  layout: column(
    option('title'),
    line('fontSize', 'textColor'),
    option('textAlignment'),
    option('textStyle'),
  ),
};
