import { isObject } from '../isObject';
/** A value as somebody began from it, as they made it, and as somebody else made it meanwhile. */
export interface Sides<Value = unknown> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** Whose change stands where both changed the same. */
export type Preferred = 'mine' | 'theirs';

/** A value that both changes went into. */
export interface Merged<Value = unknown> {
  readonly value: Value;
  /** Both changed the same in different ways, and the preferred change stands. */
  readonly touches: boolean;
}

const inOrder = (_name: string, value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** A value as a text that is the same for equal values, whatever the order of their parts. */
export const textOf = (value: unknown): string => JSON.stringify(value ?? null, inOrder);

export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** What stands where at most one of the two changed it; `undefined` where both did, in different ways. */
export const unlessBoth = <Value>(
  { base, mine, theirs }: Sides<Value>,
  isEqual: (one: Value, other: Value) => boolean = isSame,
): Merged<Value> | undefined => {
  if (isEqual(mine, theirs) || isEqual(mine, base)) return { value: theirs, touches: false };
  return isEqual(theirs, base) ? { value: mine, touches: false } : undefined;
};
