import type { AnyFields, Resource } from '../../../schemas';
import { fieldOf } from '../../fields/fields';

/** The fields that a list is filtered by; none of them must be filled. */
export const filterFields = (definition: Resource): AnyFields =>
  Object.fromEntries(
    (definition.list.filters ?? []).map((name) => {
      const { required: _required, ...field } = fieldOf(definition, name);
      return [name, field];
    }),
  );
