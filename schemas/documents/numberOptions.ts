import type { Problem } from '../kinds/Kind';
import { flag, inputLayout, inputOptions } from './inputOptions';
import type { JsonSchema, UiElement } from './JsonSchema';
import { option, shownWhile } from './layout';
import type { RowOptions, RowValue } from './RowType';

/** Digits after the comma of an amount of money. */
const CURRENCY_DECIMALS = 2;

/** The options of a row that asks for a number. */
export const numberOptions = (type: 'integer' | 'number'): Record<string, JsonSchema> =>
  inputOptions(
    {
      allowNegative: flag(),
      showAsCurrency: flag(),
      currencySign: { type: 'string', default: '€', maxLength: 5 },
    },
    { type: [type, 'null'], default: null },
  );

export const numberLayout: UiElement = inputLayout([
  option('allowNegative'),
  option('showAsCurrency'),
  shownWhile('showAsCurrency', true, option('currencySign')),
]);

const isCents = (value: number): boolean => Number(value.toFixed(CURRENCY_DECIMALS)) === value;

const checkCurrency = (value: unknown, { showAsCurrency }: RowOptions): Problem | undefined =>
  showAsCurrency === true && typeof value === 'number' && !isCents(value)
    ? { message: 'decimals', params: { max: CURRENCY_DECIMALS } }
    : undefined;

/** A number, or `null` while nothing is filled in. */
export const numberValue = (type: 'integer' | 'number'): RowValue => ({
  schema: ({ allowNegative, showAsCurrency }) => ({
    type: [type, 'null'],
    ...(allowNegative !== true && { minimum: 0 }),
    ...(showAsCurrency === true && { format: 'currency' }),
  }),
  check: checkCurrency,
});
