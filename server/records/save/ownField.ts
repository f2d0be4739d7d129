import { type AnyField, nameToSend, type Resource } from '../../../schemas';
import { ok } from '../../contract/envelope';
import { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import type { Reply } from '../../contract/route';
import type { Work } from '../../contract/Work';
import type { Row } from '../../store/Store';
import { acceptFields } from '../../wire/fields';
import { collectionOf } from '../collections';
import { saidOf } from '../texts';
import { checkStored } from './checkStored';

/**
 * Stores a field that has a call of its own, which sends its value under its name on the wire.
 *
 * @throws FieldProblems, or Refusal 400 when it wasn't sent
 */
export const saveOwnField = async (
  work: Work,
  definition: Resource,
  [name, field]: readonly [string, AnyField],
  row: Row,
): Promise<Reply> => {
  const { body } = work.call;
  const arg = nameToSend(name, field);
  if (body[arg] === undefined) throw new Refusal(400, 'server.request.missing', { name: arg });
  const { changes, problems } = acceptFields({ [name]: body[arg] }, { [name]: field }, row);
  const problem = problems[name] ?? checkStored(changes[name], field);
  if (problem) throw new FieldProblems(definition.name, { [name]: problem });
  await work.store.update(collectionOf(definition), row.id, changes);
  return ok({ message: saidOf(work, 'saved', definition) });
};
