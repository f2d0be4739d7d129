import { inputLayout, inputOptions, oneOf } from './inputOptions';
import { option } from './layout';
import type { RowType } from './RowType';

/** A choice from the values of an enum: one, or with checkboxes several. */
export const enumRow: RowType<'enum'> = {
  code: 4,
  name: 'enum',
  isInput: true,
  options: inputOptions(
    {
      enumId: { type: ['integer', 'null'], format: 'enum', default: null },
      enumDisplayMode: oneOf('dropdown', 'radio', 'checkbox'),
    },
    { type: ['integer', 'null'], format: 'enumValue', default: null },
  ),
  needs: ['enumId'],
  layout: inputLayout([option('enumId'), option('enumDisplayMode')]),
  value: {
    schema: ({ enumDisplayMode }) =>
      enumDisplayMode === 'checkbox'
        ? { type: 'array', format: 'enumValue', items: { type: 'integer' } }
        : { type: ['integer', 'null'], format: 'enumValue' },
  },
};
