import { expect, test } from 'vitest';
import { enums } from '../../../../../resources/builder/enums';
import { linesOf, shapeOf } from './Line';
import { areCells, cellsOf, withCells } from './pasted';

test('cells of a spreadsheet are read with what stands in quotes', () => {
  expect(cellsOf('a\tb\r\n"say ""x""\nand\ty"\t 2 \r\n\r\n')).toEqual([
    ['a', 'b'],
    ['say "x"\nand\ty', '2'],
  ]);
  expect(areCells('one cell\n')).toBe(false);
  expect(areCells('one\ttwo')).toBe(true);
});

test('they go to the right and down from where they are put, into new lines at the end', () => {
  const row = { id: 1, enumRowId: 1, language: 'NL-nl', code: 'v', value: 'Vlees', correct: false };
  const { values } = enums.subLists;
  const shape = values && shapeOf(values, [row]);
  if (!shape) throw new Error('Values of an enum are a table.');
  const columns = [
    { kind: 'key', name: 'code' },
    { kind: 'text', name: 'NL-nl' },
    { kind: 'text', name: 'EN-gb' },
    { kind: 'flag', name: 'correct' },
  ] as const;
  const cells = cellsOf('Vis\tFish\tJa\toutside\nEi\tEgg\t0');
  const at = { line: 0, column: 1 };
  expect(withCells(linesOf(shape, [row]), cells, { shape, columns, at, yes: 'Ja' })).toMatchObject([
    { id: 1, key: 'v', texts: { 'NL-nl': 'Vis', 'EN-gb': 'Fish' }, flags: { correct: true } },
    { id: 2, key: '', texts: { 'NL-nl': 'Ei', 'EN-gb': 'Egg' }, flags: { correct: false } },
  ]);
});
