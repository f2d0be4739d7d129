import { type AnyField, isKind } from '../../../schemas';

/** The values that are looked for: a flag that no row has stored yet is off, or what its field takes it for. */
export const withUnset = <T>(
  field: AnyField | undefined,
  values: readonly T[],
): readonly (T | null)[] => {
  if (!field || !isKind(field, 'flag')) return values;
  return values.some((one) => one === (field.whenMissing ? 1 : 0)) ? [...values, null] : values;
};
