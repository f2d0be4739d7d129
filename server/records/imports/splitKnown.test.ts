import { expect, it } from 'vitest';
import { splitKnown } from './splitKnown';

const known = new Set(['Cheese, old', 'Wine', 'A; b, c']);

it.each([
  ['Wine', ['Wine']],
  ['Wine, Cheese, old', ['Wine', 'Cheese, old']],
  ['Cheese, old;Wine', ['Cheese, old', 'Wine']],
  ['1,2 | 3', ['1', '2', '3']],
  ['A; b, c, Wine,,Beer', ['A; b, c', 'Wine', 'Beer']],
  ['', []],
] as const)('takes “%s” apart', (cell, names) =>
  expect(splitKnown(cell, (text) => known.has(text))).toEqual(names),
);
