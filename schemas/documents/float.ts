import { numberLayout, numberOptions, numberValue } from './numberOptions';
import type { RowType } from './RowType';

/** A number with a fraction, or an amount of money. */
export const float: RowType<'float'> = {
  code: 3,
  name: 'float',
  isInput: true,
  options: numberOptions('number'),
  layout: numberLayout,
  value: numberValue('number'),
};
