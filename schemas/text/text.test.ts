import { expect, test } from 'vitest';
import { isBlank } from './blank';
import { foldText } from './fold';
import { holdsWords, wordsOf } from './words';

test.each([
  ['Zoë', 'zoe'],
  ['ÁKOS 10', 'akos 10'],
  ['Straße', 'straße'],
  ['', ''],
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(text.normalize('NFD'))).toBe(folded);
});

test.each([
  ['demi van zuilen', true],
  ['  Zuilen DEMI ', true],
  ['zuil demi', true],
  ['', true],
  ['demi van buren', false],
])('%j is found or not, word by word', (search, isFound) => {
  expect(holdsWords(foldText('Demi\nvan\nZuilen'), wordsOf(search))).toBe(isFound);
});

test.each([null, undefined, '', ' \n', []])('%j says nothing', (value) => {
  expect(isBlank(value)).toBe(true);
});

test.each([0, false, 'x', [null], {}])('%j says something', (value) => {
  expect(isBlank(value)).toBe(false);
});
