import type { AnyField } from '../../../schemas';
import type { CallContext, Operation } from '../../contract/CallContext';
import { list } from '../../contract/reply';
import { saveOwnField } from '../../records/save/ownField';
import { answerField } from '../../wire/fields';
import { type Endpoint, operation, recordPath, rowOf, rowToChange, writing } from './Endpoint';

/** The call as one about the record that its body names, where its path names none. */
const aboutRecord = (context: CallContext, idArg: string | undefined): CallContext => {
  if (idArg === undefined) return context;
  const { call } = context;
  return {
    ...context,
    call: { ...call, params: { ...call.params, id: String(call.body[idArg]) } },
  };
};

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
    const { path = recordPath(endpoint), reads } = saveWith;
    return [
      savingOperation(endpoint, name, { ...field, saveWith }),
      ...(reads ? [readingOperation(endpoint, name, field, path)] : []),
    ];
  });
