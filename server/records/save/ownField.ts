import { type AnyField, checkRecord, nameToSend, type Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import type { Row } from '../../store/Store';
import { acceptFields } from '../../wire/fields';
import { changeMetaOf } from '../changeMeta';
import { recordOf } from '../recordOf';
import { brokenReferences } from '../references/brokenReferences';
import { rowsOf } from '../tenant';
import { recordMessage } from '../texts';

/**
 * Stores a field that has a call of its own, which sends its value under its name on the wire.
 *
 * @throws FieldProblems when it breaks a rule, those between fields included, or Refusal 400 when it wasn't sent
 */
export const saveOwnField = async (
  context: CallContext,
  definition: Resource,
  [name, field]: readonly [string, AnyField],
  row: Row,
): Promise<Reply> => {
  const { body } = context.call;
  const arg = nameToSend(name, field);
  if (body[arg] === undefined) throw new Refusal(400, 'server.request.missing', { name: arg });
  const { changes, problems } = acceptFields({ [name]: body[arg] }, { [name]: field }, row);
  const broken = await brokenReferences(context, { [name]: field }, row, { ...row, ...changes });
  const record = recordOf(context, definition, { ...row, ...changes });
  const wrong = checkRecord(definition, record, 'update', recordOf(context, definition, row));
  const problem = problems[name] ?? wrong[name] ?? Object.values(broken)[0];
  if (problem) throw new FieldProblems(definition.name, { [name]: problem });
  const { onSave, afterSave } = context.behaviours.of(definition.name);
  const following = await onSave?.(context, { before: row, after: { ...row, ...changes } });
  const saved = await rowsOf(context, context.tables.of(definition)).update(row.id, {
    ...changes,
    ...following,
  });
  await afterSave?.(context, { before: row, row: saved });
  return ok({
    message: recordMessage(context, 'saved', definition),
    ...changeMetaOf(context, definition, row.id),
  });
};
