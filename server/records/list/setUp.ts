import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import { rowsOf } from '../tenant';

/** What a list reports of the single record that it is set up by: whether that has been saved, as 0 or 1. */
export const setUpMeta = async (
  context: CallContext,
  { list: { setUpBy } }: Resource,
): Promise<Values> => {
  if (!setUpBy) return {};
  const table = context.tables.named(setUpBy.record);
  const rows = table ? await rowsOf(context, table).find({ take: 1, only: [] }) : [];
  return { [setUpBy.flag]: rows.length };
};
