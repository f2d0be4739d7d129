import { expect, test } from 'vitest';
import { readComments } from './shared/orderComments';

const comment = (text: string, about = '', date: string | null = null) => ({
  id: null,
  date,
  about,
  text,
});

test.each([
  ['', []],
  ['null', []],
  ['[]', []],
  ['[{"date":"2026-03-02T08:30:00Z","text":"A"}]', [comment('A', '', '2026-03-02T08:30:00Z')]],
  ['["A",{"size":2}]', [comment('A'), comment('{"size":2}')]],
  ['{"Naam":"Teun","Tafel":4}', [comment('Teun', 'Naam'), comment('4', 'Tafel')]],
  ['"A"', [comment('A')]],
  ['Ring twice', [comment('Ring twice')]],
])('the comments in %s are read', (json, comments) => expect(readComments(json)).toEqual(comments));
