import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import type { Row } from '../../store/Store';
import { answerUses } from '../references/usage';
import { reachOf } from './reach';

/** Whom a function of a record would reach, what it would take from whom, and what of it may not be meant. @throws Refusal 404 for no function */
export const readReach = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  fn: string,
): Promise<Reply> => {
  const { recordFunctions = {}, publishingDoubts } = context.behaviours.of(definition.name);
  const known = Object.hasOwn(recordFunctions, fn) ? recordFunctions[fn] : undefined;
  const isPublishing = definition.publishes?.fn === fn;
  if (!known && !isPublishing) throw new Refusal(404, 'server.request.notFound');
  const uses = isPublishing
    ? await reachOf(context, definition, row)
    : await known?.reaches?.(context, row);
  const doubts = isPublishing ? await publishingDoubts?.(context, row) : undefined;
  return ok({ results: await answerUses(context, uses ?? []), ...(doubts && { doubts }) });
};
