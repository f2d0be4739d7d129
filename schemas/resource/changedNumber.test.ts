import { expect, it } from 'vitest';
import { changedNumber } from './changedNumber';

it.each([
  [8.325, 'add', 0, 'cent', 8.33],
  [3.95, 'percent', 3, 'cent', 4.07],
  [3.95, 'percent', 3, 'five', 4.05],
  [3.95, 'percent', 3, 'ninetyFive', 3.95],
  [3.95, 'percent', 20, 'ninetyFive', 4.95],
  [0.1, 'percent', 3, 'ninetyFive', 0.95],
  [0, 'percent', 3, 'ninetyFive', 0],
  [10, 'add', -0.25, 'cent', 9.75],
] as const)('makes of %d, %s %d to the %s, %d', (value, by, amount, rounding, made) =>
  expect(changedNumber(value, { by, amount, rounding }, 'amount')).toBe(made),
);

it.each([
  ['whole', 5, 6],
  ['cents', 395, 435],
  ['plain', 1.2345, 1.35795],
] as const)('keeps %s numbers what they are', (shape, value, made) =>
  expect(changedNumber(value, { by: 'percent', amount: 10, rounding: 'cent' }, shape)).toBe(made),
);
