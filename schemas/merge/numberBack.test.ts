import { expect, test } from 'vitest';
import { numberBack } from './numberBack';

const was = ['a', 'b', 'c', 'd'];

/** What number the third of four rows has when it comes back among these. */
const back = (...present: readonly (readonly [string, number])[]) =>
  numberBack('c', 3, { was, present: new Map(present) });

test('a row comes back under its number as long as it stands between its neighbours', () => {
  expect(back(['a', 1], ['b', 2], ['d', 4])).toBe(3);
  // Those behind it have moved up.
  expect(back(['a', 1], ['b', 2], ['d', 3])).toBe(3);
  expect(back(['a', 1], ['b', 2])).toBe(3);
  expect(back()).toBe(3);
  // Numbers may have gaps.
  expect(back(['b', 1], ['d', 9])).toBe(3);
});

test('and behind the row before it, or before the one after it, where they are numbered otherwise', () => {
  expect(back(['x', 1], ['y', 2], ['a', 3], ['b', 4], ['d', 5])).toBe(5);
  expect(back(['d', 1], ['b', 3])).toBe(4);
  expect(back(['d', 1])).toBe(1);
});
