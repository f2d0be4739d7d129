import { inputLayout, inputOptions } from './inputOptions';
import type { JsonSchema } from './JsonSchema';
import type { RowType } from './RowType';

const day: JsonSchema = { type: ['string', 'null'], format: 'date', default: null };

/** A day, yyyy-MM-dd. */
export const date: RowType<'date'> = {
  code: 6,
  name: 'date',
  isInput: true,
  options: inputOptions({}, day),
  layout: inputLayout(),
  value: { schema: () => ({ type: ['string', 'null'], format: 'date' }) },
};
