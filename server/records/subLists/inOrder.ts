import type { SubListSpec } from '../../../schemas';
import type { Values } from '../../store/Store';

/** Rows of a record in the order that they were put in. */
export const inOrder = (
  { numberedBy }: Pick<SubListSpec, 'numberedBy'>,
  rows: readonly Values[],
): readonly Values[] =>
  numberedBy === undefined
    ? rows
    : rows.toSorted((one, other) => Number(one[numberedBy]) - Number(other[numberedBy]));
