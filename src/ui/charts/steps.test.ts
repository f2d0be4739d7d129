import { expect, test } from 'vitest';
import { stepsUpTo } from './steps';

test.each([
  [1710, [0, 600, 1200, 1800]],
  [3, [0, 1, 2, 3]],
  [97.4, [0, 40, 80, 120]],
  [300, [0, 100, 200, 300]],
])('up to %s there are three round steps', (most, steps) => expect(stepsUpTo(most)).toEqual(steps));

test('what is counted is never halved', () => {
  expect(stepsUpTo(2, true)).toEqual([0, 1, 2, 3]);
  expect(stepsUpTo(4, true)).toEqual([0, 2, 4, 6]);
  expect(stepsUpTo(0, true)).toEqual([0, 1, 2, 3]);
});
