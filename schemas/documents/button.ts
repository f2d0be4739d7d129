import { address, colour, oneOf, title } from './inputOptions';
import { column, line, option, shownWhile } from './layout';
import type { RowType } from './RowType';

/** A button that sends the form, empties it or opens an address. */
export const button: RowType<'button'> = {
  code: 8,
  name: 'button',
  isInput: true,
  options: {
    title,
    buttonType: oneOf('submit', 'reset', 'link'),
    url: address,
    buttonPosition: oneOf('left', 'center', 'right'),
    buttonColor: colour,
    buttonTextColor: colour,
  },
  layout: column(
    option('title'),
    option('buttonType'),
    shownWhile('buttonType', 'link', option('url')),
    option('buttonPosition'),
    line('buttonColor', 'buttonTextColor'),
  ),
};
