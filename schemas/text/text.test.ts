import { expect, test } from 'vitest';
import { isBlank } from './blank';
import { foldText } from './fold';

test.each([
  ['Zoë', 'zoe'],
  ['ÁKOS 10', 'akos 10'],
  ['Straße', 'straße'],
  ['', ''],
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(text.normalize('NFD'))).toBe(folded);
});

test.each([null, undefined, '', ' \n', []])('%j says nothing', (value) => {
  expect(isBlank(value)).toBe(true);
});

test.each([0, false, 'x', [null], {}])('%j says something', (value) => {
  expect(isBlank(value)).toBe(false);
});
