import { describe, expect, it } from 'vitest';
import {
  deselect,
  isSame,
  markFrontApp,
  mergeSelections,
  type Selection,
  select,
} from './selection';

const selection = (devices: number[], frontApps: number[] = []): Selection => ({
  devices: new Set(devices),
  frontApps: new Set(frontApps),
});

describe('the devices of an app', () => {
  const stored = selection([1, 2], [2]);

  it('are those that are selected beside the ones before', () =>
    expect(select(stored, [2, 3])).toEqual(selection([1, 2, 3], [2])));

  it('lose their mark when they are deselected', () =>
    expect(deselect(stored, [2, 9])).toEqual(selection([1])));

  it('are marked only while they are selected', () => {
    expect(markFrontApp(stored, 1, true)).toEqual(selection([1, 2], [2, 1]));
    expect(markFrontApp(stored, 2, false)).toEqual(selection([1, 2]));
    expect(markFrontApp(stored, 3, true)).toBe(stored);
  });

  it('are those that either of two people added, without those that either took out', () =>
    expect(
      mergeSelections({
        base: selection([1, 2, 3], [2, 3]),
        mine: selection([1, 2, 4], [2]),
        theirs: selection([2, 3, 5], [3, 5]),
      }),
    ).toEqual(selection([2, 4, 5], [5])));

  it.each([
    [selection([2, 1], [2]), true],
    [selection([1, 3], [2]), false],
    [selection([1, 2]), false],
    [selection([1, 2], [1]), false],
    [selection([1, 2, 3], [2]), false],
  ])('have changed when a set differs, not when its order does', (other, same) =>
    expect(isSame(stored, other)).toBe(same),
  );
});
