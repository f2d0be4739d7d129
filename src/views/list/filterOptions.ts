import { type AnyField, valuesOf } from '../../../schemas';

/** More codes than this are searched through instead of listed. */
const MAX_LISTED = 12;

/** The values that a filter is chosen from at sight; `undefined` where it is entered or searched for. */
export const listedValues = (
  field: AnyField,
): readonly (string | number | boolean)[] | undefined => {
  const values = valuesOf(field);
  return values && values.length <= MAX_LISTED ? values : undefined;
};
