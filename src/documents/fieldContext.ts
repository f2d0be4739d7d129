import type { AnyField } from '../../schemas';
import { unlabelled } from '../fields/labels';

/** Where the field of a kind stands that a row's input is made of: in no resource's record. */
export const fieldContext = <Field extends AnyField>(name: string, field: Field) => ({
  name,
  field,
  labelScope: unlabelled,
  record: {},
  resource: 'objectsDefinitions',
});
