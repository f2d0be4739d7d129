import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import type { Row } from '../../store/Store';
import { answerUses } from '../references/usage';
import { rowsIn, usesOfRow } from './SubList';

/**
 * What refers to a row of a record, and what its removal would do to that: `part` names the sub-list, `row` the row's
 * id.
 *
 * @throws Refusal 404 where there is no such row
 */
export const readRowUsage = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Reply> => {
  const { part = '', row: id } = context.call.query;
  const spec = Object.hasOwn(definition.subLists, part) ? definition.subLists[part] : undefined;
  const list = spec && { definition, name: part, spec };
  const inner = list && rowsIn(list, row).find((one) => String(one[list.spec.idField]) === id);
  if (!list || !inner) throw new Refusal(404, 'server.request.notFound');
  return ok({ results: await answerUses(context, await usesOfRow(context, list, row, inner)) });
};
