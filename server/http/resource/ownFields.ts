import type { AnyField } from '../../../schemas';
import type { Operation } from '../../contract/CallContext';
import { list } from '../../contract/reply';
import { saveOwnField } from '../../records/save/ownField';
import { answerField } from '../../wire/fields';
import {
  aboutRecord,
  type Endpoint,
  operation,
  recordPath,
  rowOf,
  rowToChange,
  writing,
} from './Endpoint';

const savingOperation = (
  endpoint: Endpoint,
  name: string,
  field: AnyField & { saveWith: NonNullable<AnyField['saveWith']> },
): Operation => {
  const { method = 'POST', path = recordPath(endpoint), fn, idArg } = field.saveWith;
  return writing(endpoint, { method, path, fn, right: 'update' }, async (context) => {
    const about = aboutRecord(context, idArg);
    const row = await rowToChange(endpoint, about);
    return saveOwnField(about, endpoint.definition, [name, field], row);
  });
};

const readingOperation = (
  endpoint: Endpoint,
  name: string,
  field: AnyField,
  path: string,
): Operation =>
  operation(endpoint, { method: 'GET', path, right: 'read' }, async (context) => {
    const row = await rowOf(endpoint, context);
    const answered = answerField(row[name], field, row);
    const rows = Array.isArray(answered) ? answered : [];
    return list(rows, rows.length);
  });

/** The calls that store one field each, and answer it, where the definition gives a field such calls. */
export const ownFieldOperations = (endpoint: Endpoint): readonly Operation[] =>
  Object.entries(endpoint.definition.fields).flatMap(([name, field]) => {
    const { saveWith } = field;
    if (!saveWith) return [];
    const { path = recordPath(endpoint), read } = saveWith;
    return [
      savingOperation(endpoint, name, { ...field, saveWith }),
      ...(read ? [readingOperation(endpoint, name, field, path)] : []),
    ];
  });
