import type { Behaviour } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { findRows } from '../../records/tenant';

/** Lists of content; some have one item only. */
export const contentLists: Behaviour = {
  onSave: async (context, { before, after }) => {
    if (!before || before.singleItemList || !after.singleItemList) return {};
    const where = { contentListId: before.id };
    const { total } = await findRows(context, 'contentItems', { where, take: 0 });
    if (total < 2) return {};
    const params = { smart_count: total };
    const problem = { message: 'server.contentItems.moreThere', params };
    throw new FieldProblems('contentLists', { singleItemList: problem }, 409);
  },
};
