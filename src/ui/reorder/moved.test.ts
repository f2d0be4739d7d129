import { describe, expect, it } from 'vitest';
import { moved } from './moved';

describe('moved', () => {
  it.each([
    [0, 2, ['b', 'c', 'a', 'd']],
    [3, 0, ['d', 'a', 'b', 'c']],
    [1, 1, ['a', 'b', 'c', 'd']],
  ])('puts item %i at place %i', (from, to, expected) => {
    expect(moved(['a', 'b', 'c', 'd'], from, to)).toEqual(expected);
  });
});
