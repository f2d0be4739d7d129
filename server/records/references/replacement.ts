import { REPLACE_BY, type Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import type { Row } from '../../store/Store';
import { sentId } from '../../wire/sent';
import { requireRow } from '../tenant';

/**
 * The record that a deletion names to take the place of the deleted one.
 *
 * @returns none where none is named, or the behaviour asks for none. @throws Refusal 400 or 404
 */
export const replacementOf = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Row | undefined> => {
  const { body } = context.call;
  const { onReferencedDelete = {} } = context.behaviours.of(definition.name);
  const isAsked = Object.values(onReferencedDelete).includes('replaced');
  if (!isAsked || body[REPLACE_BY] === undefined) return undefined;
  const id = sentPart(body, REPLACE_BY, sentId);
  if (id === row.id) throw new Refusal(400, 'server.records.replacedByItself');
  return requireRow(context, context.tables.of(definition), id);
};
