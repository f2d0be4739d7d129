import type { Operation } from '../../contract/CallContext';
import { saveOwnField } from '../../records/save/ownField';
import { type Endpoint, recordPath, rowToChange, writing } from './Endpoint';

/** The calls that store one field each, where the definition gives a field such a call. */
export const ownFieldOperations = (endpoint: Endpoint): readonly Operation[] =>
  Object.entries(endpoint.definition.fields).flatMap(([name, field]) => {
    if (!field.saveWith) return [];
    const { method = 'POST', path = recordPath(endpoint), fn } = field.saveWith;
    return writing(endpoint, { method, path, fn, right: 'update' }, async (context) => {
      const row = await rowToChange(endpoint, context);
      return saveOwnField(context, endpoint.definition, [name, field], row);
    });
  });
