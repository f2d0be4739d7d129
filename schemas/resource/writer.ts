import type { Right } from '../kinds/accessFlags';
import type { Writer } from '../kinds/Kind';

/** Who writes the records of a resource: one for all that changes them, or by what is done to them. */
export type WritersSpec = Writer | { readonly [right in Exclude<Right, 'read'>]?: Writer };

/** Who alone may use a right on records of a resource; `undefined` where the right is enough. */
export const writerOf = (
  { writtenBy }: { readonly writtenBy?: WritersSpec | null },
  right: Right,
): Writer | undefined => {
  if (right === 'read') return undefined;
  return typeof writtenBy === 'string' ? writtenBy : writtenBy?.[right];
};
