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
  expect(namesIn(`const teller = stellar(tellurium, 'told'); // said`)).toEqual([]));
