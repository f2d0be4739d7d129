import type { Behaviour, CallContext, Save } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { findRow, findRows } from '../../records/tenant';

const ITEMS = 'contentItems';

/** Refuses another item in a list that has one only. @throws FieldProblems 409 */
const refuseSecond = async (context: CallContext, { before, after }: Save): Promise<void> => {
  const contentListId = Number(after.contentListId);
  if (before?.contentListId === contentListId) return;
  const list = await findRow(context, 'contentLists', contentListId);
  if (!list?.singleItemList) return;
  const { total } = await findRows(context, ITEMS, { where: { contentListId }, take: 0 });
  if (total === 0) return;
  const problem = { message: 'server.contentItems.oneOnly', params: { name: String(list.title) } };
  throw new FieldProblems(ITEMS, { contentListId: problem }, 409);
};

/** What stands in lists of content. */
export const contentItems: Behaviour = {
  onSave: async (context, save) => {
    await refuseSecond(context, save);
    return {};
  },
};
