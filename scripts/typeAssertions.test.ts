import { expect, test } from 'vitest';
import { typeAssertionsIn } from './typeAssertions.mjs';

test('a type assertion counts, whichever way it is written, and each of two in a row', () =>
  expect(
    typeAssertionsIn(
      'a.ts',
      `const one = value as string;
const two = <number>value;
const three = value as unknown as Date;`,
    ).map((found) => found.split(':')[1]),
  ).toEqual(['1', '2', '3', '3']));

test('what claims nothing does not count', () =>
  expect(
    typeAssertionsIn(
      'a.ts',
      `import { a as b } from './a';
const one = ['x'] as const;
const two = {} satisfies object;`,
    ),
  ).toEqual([]));
