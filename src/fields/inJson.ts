import { partsOfJson } from '../../schemas/merge/json';
import { isSame } from '../../schemas/merge/sides';

/** A part of JSON as it was and became. */
export interface ChangedPart {
  readonly part: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The parts in which two texts of JSON differ; `undefined` where one of them has no parts. */
export const changedInJson = (
  before: unknown,
  after: unknown,
): readonly ChangedPart[] | undefined => {
  const [was, is] = [partsOfJson(before), partsOfJson(after)];
  if (!was || !is) return undefined;
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((part) => !isSame(was[part], is[part]))
    .map((part) => ({ part, before: was[part], after: is[part] }));
};
