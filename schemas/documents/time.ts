import { inputLayout, inputOptions } from './inputOptions';
import type { JsonSchema } from './JsonSchema';
import type { RowType } from './RowType';

const clock: JsonSchema = { type: ['string', 'null'], format: 'time', default: null };

/** A time of day, HH:mm. */
export const time: RowType<'time'> = {
  code: 7,
  name: 'time',
  isInput: true,
  options: inputOptions({}, clock),
  layout: inputLayout(),
  value: { schema: () => ({ type: ['string', 'null'], format: 'time' }) },
};
