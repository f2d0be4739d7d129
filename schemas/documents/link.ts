import { address, oneOf, TITLE_LENGTH, text } from './inputOptions';
import { column, option } from './layout';
import type { RowType } from './RowType';

/** A link, in this window or in a new one. */
export const link: RowType<'link'> = {
  code: 35,
  name: 'link',
  isInput: false,
  options: { linkText: text(TITLE_LENGTH), url: address, target: oneOf('_self', '_blank') },
  layout: column(option('linkText'), option('url'), option('target')),
};
