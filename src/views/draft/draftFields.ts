import { type AnyField, type AnyFields, traitsOf } from '../../../schemas';
import { fieldsWithin } from '../../fields/fieldsWithin';

/** Whether what is typed into a field may be written down: it is no secret, holds none, and is no file. */
const isKept = (field: AnyField): boolean => {
  const { isSecret, isUpload } = traitsOf(field);
  return !isSecret && !isUpload && fieldsWithin(field).every(isKept);
};

/** The part of values that a draft keeps: what is entered into fields, secrets and files aside. */
export const keptOf = (
  fields: AnyFields,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = fields[name];
      return field && !field.readOnly && value !== undefined && isKept(field);
    }),
  );
