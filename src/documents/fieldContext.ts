import type { AnyField } from '../../schemas';

/** Where the field of a kind stands that a row's input is made of: in no resource's record. */
export const fieldContext = <Field extends AnyField>(name: string, field: Field) => ({
  name,
  field,
  scope: 'documents',
  record: {},
  resource: 'objectsDefinitions',
});
