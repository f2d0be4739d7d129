import { address, oneOf, text } from './inputOptions';
import { column, option } from './layout';
import type { RowType } from './RowType';

/** A list of texts, each with a link or without. */
export const list: RowType<'list'> = {
  code: 36,
  name: 'list',
  isInput: false,
  options: {
    items: {
      type: 'array',
      default: [],
      maxItems: 200,
      items: { type: 'object', properties: { text: text(2000), link: address } },
    },
    listType: oneOf('unordered', 'ordered'),
  },
  layout: column(option('items'), option('listType')),
};
