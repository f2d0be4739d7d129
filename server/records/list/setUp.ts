import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import { collectionOf } from '../collections';
import { findRows } from '../tenant';

/** What a list tells of the single record that it is set up by: whether that has been saved, as 0 or 1. */
export const setUpMeta = async (
  context: CallContext,
  { list: { setUpBy } }: Resource,
): Promise<Values> => {
  if (!setUpBy) return {};
  const collection = collectionOf(context, { name: setUpBy.record });
  const { rows } = await findRows(context, collection, { take: 1 });
  return { [setUpBy.toldBy]: rows.length };
};
