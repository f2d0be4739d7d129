import { oneOf } from './inputOptions';
import { column, option } from './layout';
import type { RowType } from './RowType';

/** A line between rows. */
export const divider: RowType<'divider'> = {
  code: 31,
  name: 'divider',
  isInput: false,
  options: { dividerType: oneOf('solid', 'dashed', 'dotted') },
  layout: column(option('dividerType')),
};
