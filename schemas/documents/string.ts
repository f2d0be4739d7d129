import { flag, inputLayout, inputOptions, text } from './inputOptions';
import { option } from './layout';
import type { RowType } from './RowType';

const LENGTH = 10_000;

/** A text that is typed, on one line or on several. */
export const string: RowType<'string'> = {
  code: 1,
  name: 'string',
  isInput: true,
  options: inputOptions({ multiline: flag() }, text(LENGTH)),
  layout: inputLayout([option('multiline')]),
  value: {
    schema: ({ multiline }) => ({
      type: 'string',
      maxLength: LENGTH,
      ...(multiline === true && { format: 'longText' }),
    }),
  },
};
