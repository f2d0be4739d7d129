import { flag, inputLayout, inputOptions } from './inputOptions';
import type { RowType } from './RowType';

/** Something that is ticked or not. As on any web form, a required one must be ticked. */
export const boolean: RowType<'boolean'> = {
  code: 5,
  name: 'boolean',
  isInput: true,
  options: inputOptions({}, flag()),
  layout: inputLayout(),
  value: {
    schema: () => ({ type: 'boolean' }),
    isEmpty: (value) => value === false,
  },
};
