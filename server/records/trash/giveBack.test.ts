import { expect, test } from 'vitest';
import { deltaOf } from '../history/delta';
import { giveBack } from './giveBack';

const row = (id: number, name = `Row ${id}`) => ({ id, name });

test.each([
  ['a value that nobody touched since', 4, null, null, 4],
  ['no value in the place of another', 4, null, 5, 5],
  ['what a list lost, and leaves what it got since', [1, 2, 3], [1, 3], [3, 7], [3, 2, 7]],
  ['nothing that is there again', [1, 2], [1], [2, 1], [2, 1]],
  [
    'rows that went, among those of now',
    [row(1), row(2)],
    [row(1)],
    [row(1, 'New'), row(3)],
    [row(1, 'New'), row(2), row(3)],
  ],
  [
    'what a row lost, and leaves the rest of it',
    [{ ...row(1), to: 9 }, row(2)],
    [{ ...row(1), to: null }, row(2)],
    [{ ...row(1, 'New'), to: null }],
    [{ ...row(1, 'New'), to: 9 }],
  ],
  ['parts of objects', { a: 1, b: 2 }, { a: 1, b: null }, { a: 3, b: null }, { a: 3, b: 2 }],
])('a deletion gives back %s', (_, was, is, now, expected) => {
  expect(giveBack(deltaOf(was, is), now)).toEqual(expected);
});
