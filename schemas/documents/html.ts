import { text } from './inputOptions';
import { column, option } from './layout';
import type { RowType } from './RowType';

/** Formatted text, cleaned wherever it is stored and shown. */
export const html: RowType<'html'> = {
  code: 34,
  name: 'html',
  isInput: false,
  options: { html: text(100_000, 'html') },
  layout: column(option('html')),
};
