import { expect, it } from 'vitest';
import { locales } from '../../../schemas/routing/locales';
import { numberFormat } from '../format/formatters';
import { euros } from '../format/numbers';
import { writtenNumber } from './writtenNumber';

const forms: readonly Intl.NumberFormatOptions[] = [
  { maximumFractionDigits: 15 },
  { maximumFractionDigits: 3 },
  { maximumFractionDigits: 15, useGrouping: false },
  euros,
  { style: 'currency', currency: 'EUR', ...euros },
];

const parts = [
  0, 0.1, 0.005, 1.005, 2.675, 9.995, 12, 999.999, 1000, 1234.5, 65_432.1, 1_234_567.891,
];
const values = [
  ...parts,
  ...parts.map((part) => -part),
  0.1 + 0.2,
  1 / 3,
  1e-6,
  999_999_999_999.99,
];

it('writes numbers and amounts as the formatter of the browser does', () => {
  for (const locale of locales)
    for (const form of forms)
      for (const value of values)
        expect(writtenNumber(value, locale, form), `${value} ${locale}`).toBe(
          numberFormat(locale, form).format(value),
        );
});

it('leaves the rest to the formatter', () => {
  expect(writtenNumber(0.5, 'en', { style: 'percent' })).toBeUndefined();
  expect(writtenNumber(1e21, 'en', {})).toBeUndefined();
  expect(writtenNumber(1e-9, 'en', {})).toBeUndefined();
  expect(writtenNumber(Number.NaN, 'en', {})).toBeUndefined();
});
