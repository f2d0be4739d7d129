import { type AnyField, holdsFields, isKind } from '../../schemas';

/** The fields that a field holds, or is one of. */
export const fieldsWithin = (field: AnyField): readonly AnyField[] => {
  if (holdsFields(field)) return Object.values(field.fields);
  return isKind(field, 'variant') ? Object.values(field.of) : [];
};
