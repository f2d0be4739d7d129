import { expect, it } from 'vitest';
import { canBeVatNumber } from '../shared/vatNumbers';

it.each(['NL000012345B01', 'nl 0000.12.345.B01', 'BE 0123.456.789', 'DE123456789', 'ATU12345678'])(
  'takes %s, in the form of its country',
  (number) => expect(canBeVatNumber(number)).toBe(true),
);

it.each(['CHE-123.456.789 MWST', 'NO 123 456 789 MVA', '51 824 753 556'])(
  'takes %s, of a country outside the Union',
  (number) => expect(canBeVatNumber(number)).toBe(true),
);

it.each(['blah', 'NL12', 'NL000012345', 'DE12345678', 'constructor', '123'])('refuses %s', (text) =>
  expect(canBeVatNumber(text)).toBe(false),
);
