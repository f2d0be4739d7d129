import type { Resource } from '../../schemas';
import type { CallContext } from '../contract/CallContext';
import type { Values } from '../store/Store';

/** What the answer to a change of a record carries beside the message. */
export const changeMetaOf = (
  context: CallContext,
  { name, verbs }: Resource,
  id: number,
): Values => ({
  ...(verbs.answersId && { last_id: id }),
  ...context.behaviours.of(name).changeMeta?.(id),
});
