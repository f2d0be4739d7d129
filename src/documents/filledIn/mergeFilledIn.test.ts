import { expect, test } from 'vitest';
import { mergeFilledIn } from './mergeFilledIn';

test('what two people filled in comes together, and what both did is named', () => {
  expect(
    mergeFilledIn({
      base: { 1: 'a', 2: 'b', 3: null, 4: 'd' },
      mine: { 1: 'mine', 2: 'b', 3: 'same', 4: 'mine' },
      theirs: { 1: 'a', 2: 'theirs', 3: 'same', 4: 'theirs' },
    }),
  ).toEqual({ values: { 1: 'mine', 2: 'theirs', 3: 'same', 4: 'mine' }, touching: [4] });
});
