import { expect, test } from 'vitest';
import { enums } from '../../../../../resources/builder/enums';
import { emptyLine, linesOf, rowsOf, shapeOf, withKeys } from './Line';
import { placeOf, problemsOf, refusedAt } from './problems';

const row = (
  enumRowId: number,
  language: string,
  code: string,
  value: string,
  correct = false,
) => ({
  id: enumRowId,
  enumRowId,
  language,
  code,
  value,
  correct,
});
const stored = [
  row(1, 'NL-nl', 'v', 'Vlees', true),
  row(2, 'NL-nl', '', 'Los'),
  row(3, 'EN-gb', 'V', 'Meat'),
  row(4, 'EN-gb', '', 'Loose'),
];
const { values } = enums.subLists;
const found = values && shapeOf(values, stored);
if (!found) throw new Error('Values of an enum are a table.');
const shape = found;
const [meat, loose, other] = linesOf(shape, stored);
if (!meat || !loose || !other) throw new Error('These rows make three lines.');
const made = (...lines: Parameters<typeof rowsOf>[1]) =>
  rowsOf(shape, lines).map(({ row: { enumRowId, language, code, value, correct } }) => [
    ...[enumRowId, language, code, value, correct],
  ]);

test('rows of one key stand in one line, those without a key each in its own', () => {
  expect(meat).toMatchObject({
    texts: { 'NL-nl': 'Vlees', 'EN-gb': 'Meat' },
    flags: { correct: null },
  });
  expect([loose.texts, other.texts]).toEqual([{ 'NL-nl': 'Los' }, { 'EN-gb': 'Loose' }]);
});

test('lines make the rows that they were made of, in their order', () => {
  expect(made(other, meat, loose)).toEqual([
    [4, 'EN-gb', '', 'Loose', false],
    [1, 'NL-nl', 'v', 'Vlees', true],
    [3, 'EN-gb', 'V', 'Meat', false],
    [2, 'NL-nl', '', 'Los', false],
  ]);
});

test('a changed key and a ticked flag go for all texts of a line; one that is gone makes no rows', () => {
  const changed = { ...meat, key: 'm', flags: { correct: true } };
  const texts = { 'NL-nl': '', 'EN-gb': 'Beef', 'DE-de': 'Rind' };
  expect(made({ ...changed, texts }, { ...loose, isGone: true })).toEqual([
    [3, 'EN-gb', 'm', 'Beef', true],
    [undefined, 'DE-de', 'm', 'Rind', true],
  ]);
});

test('a line of several texts gets a key where it has none', () => {
  const texts = { 'NL-nl': 'Crème brûlée', 'EN-gb': 'Burnt cream' };
  const bare = (id: number, more: object) => ({ ...emptyLine(shape, id), ...more });
  const lines = [bare(7, { texts }), bare(8, { key: 'creme-brulee' }), bare(9, { texts }), loose];
  expect(withKeys(lines).map(({ key }) => key)).toEqual([
    'creme-brulee-2',
    'creme-brulee',
    'creme-brulee-3',
    '',
  ]);
});

test('a key twice, and a key without a text, are wrong at their places', () => {
  const bare = { ...emptyLine(shape, 8), key: 'x' };
  const twice = { ...emptyLine(shape, 9), key: ' v', texts: { 'NL-nl': 'Vis' } };
  expect([...problemsOf(shape, [meat, bare, twice, emptyLine(shape, 10)])]).toEqual([
    [placeOf(bare, 'NL-nl'), { message: 'required' }],
    [placeOf(twice, 'code'), { message: 'alreadyThere' }],
  ]);
});

test('what the server refuses stands in the cell that it is about', () =>
  expect([
    ...refusedAt(shape, rowsOf(shape, [loose, meat]), {
      'values.2.value': 'No',
      'values.0.code': 'Not',
    }),
  ]).toEqual([
    [placeOf(meat, 'EN-gb'), 'No'],
    [placeOf(loose, 'code'), 'Not'],
  ]));
