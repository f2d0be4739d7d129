import { expect, it } from 'vitest';
import { bareNumber } from './readNumber';

it.each([
  ['1.234,56', '.', '1234,56'],
  ['1,234.56', ',', '1234.56'],
  ['€ 1.234.567', '.', '1234567'],
  ['1.234', ',', '1234'],
  ['1.234', '.', '1.234'],
  ['1,234', '.', '1234'],
  ['0.500', ',', '0.500'],
  ['2.5', ',', '2.5'],
  ['9 %', '.', '9'],
  ['-12', '.', '-12'],
  ['1.23.4', ',', '1.23.4'],
] as const)('takes %s in a file of decimal %s for %s', (text, decimal, bare) =>
  expect(bareNumber(text, decimal)).toBe(bare),
);
