import { contentItems as definition } from '../../../resources/websites/contentItems';
import { contentLists } from '../../../resources/websites/contentLists';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, Save } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { rowsOf } from '../../records/tenant';
import type { RowIn } from '../../store/Table';
import { tableOf } from '../../tables/tableOf';

const items = tableOf(definition);
const lists = tableOf(contentLists);

/** Refuses another item in a list that has one only. @throws FieldProblems 409 */
const refuseSecond = async (
  context: CallContext,
  { before, after: { contentListId } }: Save<RowIn<typeof items>>,
): Promise<void> => {
  if (!contentListId || before?.contentListId === contentListId) return;
  const list = await rowsOf(context, lists).get(contentListId);
  if (!list?.singleItemList) return;
  if ((await rowsOf(context, items).count({ where: { contentListId } })) === 0) return;
  const problem = { message: 'server.contentItems.oneOnly', params: { name: list.title ?? '' } };
  throw new FieldProblems(definition.name, { contentListId: problem }, 409);
};

/** What stands in lists of content. */
export const contentItems = behaviour(definition, {
  onSave: async (context, save) => {
    await refuseSecond(context, save);
    return {};
  },
});
