import { expect, test } from 'vitest';
import { columnsOf } from './lineColumns';

const columns = (...lengths: readonly number[]) => {
  const lines = lengths.map((length) => Array.from({ length }, () => 'name'));
  return lines.map((_, index) => columnsOf(lines, index));
};

test('what a series of equal lines leaves over is as wide as the rest', () =>
  expect(columns(3, 4, 4, 4, 2)).toEqual([3, 4, 4, 4, 4]));

test('other lines fill their width', () => {
  expect(columns(3, 2, 1)).toEqual([3, 2, 1]);
  expect(columns(2, 2, 1)).toEqual([2, 2, 1]);
  expect(columns(1, 2)).toEqual([1, 2]);
});
