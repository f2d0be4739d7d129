import { numberLayout, numberOptions, numberValue } from './numberOptions';
import type { RowType } from './RowType';

/** A whole number, or an amount in whole units of a currency. */
export const integer: RowType<'integer'> = {
  code: 2,
  name: 'integer',
  isInput: true,
  options: numberOptions('integer'),
  layout: numberLayout,
  value: numberValue('integer'),
};
