import { isKind, traitsOf } from '../fields/isKind';
import type { AnyField, AnyFields } from '../kinds/Kind';

/** Whether several records can well have the same value of a field, whatever each is. */
const isAlike = (field: AnyField): boolean =>
  isKind(field, 'reference')
    ? field.choices === undefined || 'query' in field.choices
    : traitsOf(field).isShareable === true;

/** Whether it is entered in any stored record, whatever its other fields are. */
const isAlwaysEntered = (field: AnyField): boolean =>
  !field.readOnly &&
  !field.derived &&
  !field.formOnly &&
  field.only === undefined &&
  field.when === undefined &&
  field.readOnlyWhen === undefined &&
  field.writtenBy === undefined &&
  field.saveWith === undefined;

/** Whether it identifies a record. */
const isOwn = ({ unique, copied }: AnyField): boolean => unique === true || copied === false;

/** The fields that several records can be given at once: those that are entered and don't identify it. */
export const bulkFields = (
  fields: AnyFields,
  title: readonly string[],
  numberedBy: string | undefined,
): readonly string[] =>
  Object.entries(fields)
    .filter(([name]) => !title.includes(name) && name !== numberedBy)
    .filter(([, field]) => isAlike(field) && isAlwaysEntered(field) && !isOwn(field))
    .map(([name]) => name);
