import { contentItems } from '../../../resources/websites/contentItems';
import { contentLists as definition } from '../../../resources/websites/contentLists';
import { behaviour } from '../../contract/behaviour';
import { FieldProblems } from '../../contract/FieldProblems';
import { rowsOf } from '../../records/tenant';
import { tableOf } from '../../tables/tableOf';

const items = tableOf(contentItems);

/** Lists of content; some have one item only. */
export const contentLists = behaviour(definition, {
  onSave: async (context, { before, after }) => {
    if (!before || before.singleItemList || !after.singleItemList) return {};
    const count = await rowsOf(context, items).count({ where: { contentListId: before.id } });
    if (count < 2) return {};
    const problem = {
      message: 'server.contentItems.moreThere',
      params: { smart_count: count },
    };
    throw new FieldProblems(definition.name, { singleItemList: problem }, 409);
  },
});
