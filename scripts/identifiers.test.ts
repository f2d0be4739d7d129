import { expect, test } from 'vitest';
import { refusedIdentifiersIn } from './identifiers.mjs';

const namesIn = (code: string) =>
  refusedIdentifiersIn('a.tsx', code).map((found) => found.split(': ')[1]);

test('a name with a refused word in it is found wherever it is declared or used', () =>
  expect(
    namesIn(`interface SaidOfRow { readonly toldBy: string; }
const isTold = (row: SaidOfRow) => row.toldBy;
class Line { #said = 1; }
const view = <Row tells={isTold} />;`),
  ).toEqual(expect.arrayContaining(['SaidOfRow', 'toldBy', 'isTold', 'said', 'tells'])));

test('words that only contain one are not, nor are texts', () =>
  expect(namesIn(`const teller = stellar(tellurium, 'told'); // a teller`)).toEqual([]));

test('a comment with one is found, but for those of tests', () => {
  const code = '/**\n * What it tells.\n */\nconst one = 1; // is said';
  expect(refusedIdentifiersIn('a.ts', code)).toEqual(['a.ts:1: tells', 'a.ts:4: said']);
  expect(refusedIdentifiersIn('a.test.ts', code)).toEqual([]);
  expect(refusedIdentifiersIn('tests/a.ts', code)).toEqual([]);
});
