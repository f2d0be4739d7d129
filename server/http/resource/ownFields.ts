import { saveOwnField } from '../../records/save/ownField';
import type { Operation } from '../operations';
import { recordPath, rowToChange, type Serving, writing } from './Serving';

/** The calls that store one field each, where the definition gives a field such a call. */
export const ownFieldOperations = (serving: Serving): readonly Operation[] =>
  Object.entries(serving.definition.fields).flatMap(([name, field]) => {
    if (!field.saveWith) return [];
    const { method = 'POST', path = recordPath(serving), fn } = field.saveWith;
    return writing(serving, { method, path, fn, right: 'update' }, async (work) => {
      const row = await rowToChange(serving, work);
      return saveOwnField(work, serving.definition, [name, field], row);
    });
  });
