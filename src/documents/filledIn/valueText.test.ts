import { expect, test } from 'vitest';
import { newRow, type RowCode } from '../../../schemas/documents';
import { valueText, type Wording } from './valueText';

const enums = new Map([
  [
    7,
    new Map([
      [1, 'Rood'],
      [2, 'Groen'],
    ]),
  ],
]);

const wording = (locale: string): Wording => ({ locale, enums, translate: (key) => key });

const text = (type: RowCode, value: unknown, options: object = {}, locale = 'nl') => {
  const row = newRow(type);
  const whole = { ...row, id: 1, order: 1, options: { ...row.options, ...options } };
  return valueText(whole, value, wording(locale)).replaceAll('\u00a0', ' ');
};

test.each([
  [1, 'Anna', {}, 'Anna'],
  [2, 1250, {}, '1.250'],
  [2, 1250, { showAsCurrency: true }, '€ 1.250'],
  [3, 1250.5, {}, '1.250,5'],
  [3, 1250.5, { showAsCurrency: true, currencySign: '$' }, '$ 1.250,50'],
  [4, 2, { enumId: 7 }, 'Groen'],
  [4, [1, 2], { enumId: 7 }, 'Rood, Groen'],
  [5, true, {}, 'kinds.flag.yes'],
  [5, false, {}, 'kinds.flag.no'],
  [6, '2026-12-05', {}, '05 dec 2026'],
  [7, '09:30', {}, '09:30'],
] as const)('a value of type %i, %j with %j, is written as %s', (type, value, options, written) => {
  expect(text(type, value, options)).toBe(written);
});

test('numbers follow the language', () => {
  expect(text(3, 1250.5, { showAsCurrency: true }, 'en')).toBe('€ 1,250.50');
});

test('what is no value of the type any more is left blank', () => {
  const types: readonly RowCode[] = [1, 2, 3, 4, 5, 6, 7, 10, 11, 30];
  for (const value of [null, undefined, {}, [], [{}]])
    for (const type of types) expect([type, value, text(type, value)]).toEqual([type, value, '']);
  expect(text(2, 'many')).toBe('');
  expect(text(1, 5)).toBe('');
  expect(text(4, 9, { enumId: 7 })).toBe('');
  expect(text(4, 1, { enumId: 8 })).toBe('');
});
