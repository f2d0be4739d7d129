import {
  type AnyField,
  type AnyFields,
  belongsTo,
  isBlank,
  isShown,
  type Mode,
  type Resource,
  traitsOf,
} from '../../schemas';
import { perObject } from '../../schemas/perObject';

/** All fields of a definition that can be shown; computed ones are read-only fields. */
export const fieldsOf = perObject(
  ({ computed, fields }: Resource): AnyFields => ({
    ...Object.fromEntries(
      Object.entries(computed).map(([name, { field }]) => [name, { ...field, readOnly: true }]),
    ),
    ...fields,
  }),
);

/** A field of the definition by its name. */
export const fieldOf = (definition: Resource, name: string): AnyField => {
  const field = fieldsOf(definition)[name];
  if (!field) throw new Error(`${definition.name} has no field "${name}".`);
  return field;
};

/** Whether the rest of the record keeps a field from being changed. */
export const isLocked = ({ readOnlyWhen }: AnyField, record: Record<string, unknown>): boolean =>
  readOnlyWhen !== undefined && isShown({ when: readOnlyWhen }, record);

/** Whether a field can be entered in a mode. */
export const isEntered = (field: AnyField, mode: Mode): boolean =>
  !field.readOnly && !field.derived && belongsTo(field, mode);

/** Whether a field refers to nothing, and nobody can have it refer to something. */
const isVoid = (name: string, field: AnyField, record: Record<string, unknown>): boolean =>
  field.readOnly === true && traitsOf(field).refers === 'one' && isBlank(record[name]);

/**
 * Whether a field has a place on screen in a mode: what is stored is also shown where it can't be entered, unless that is
 * a reference to nothing.
 */
export const isOnScreen = (
  name: string,
  field: AnyField,
  record: Record<string, unknown>,
  mode: Mode,
): boolean =>
  isShown(field, record) &&
  !isVoid(name, field, record) &&
  (mode === 'update' || isEntered(field, mode));

/** Whether a stored record carries the records of a link under a field's name, which has a tab of its own for them. */
export const isLinked = ({ links }: Resource, name: string): boolean =>
  Object.entries(links).some(([key, { field = key }]) => field === name);
