import { type Merged, type Sides, textOf } from './sides';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const without = (items: readonly unknown[], others: readonly unknown[]): readonly unknown[] => {
  const known = new Set(others.map(textOf));
  return items.filter((item) => !known.has(textOf(item)));
};

/** Items whose order means nothing: theirs, with what I added and without what I removed. */
export const mergeItems = (sides: Sides): Merged => {
  const [base, mine, theirs] = [listOf(sides.base), listOf(sides.mine), listOf(sides.theirs)];
  const kept = without(theirs, without(base, mine));
  return { value: [...kept, ...without(without(mine, base), theirs)], touches: false };
};
