import { readViewQuery } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { list, type Reply } from '../../contract/reply';
import { mapConcurrently } from '../../store/pace';
import { findListed } from '../list/list';
import { readListRequest } from '../list/listRequest';
import { fittingQuery, parametersOf } from './fittingQuery';
import { requireListed } from './readViews';
import { visibleViews } from './visibleViews';

/** Answers how many records each of the caller's views of a list shows. */
export const countViews = async (context: CallContext): Promise<Reply> => {
  const definition = requireListed(context);
  const views = await visibleViews(context.store, context.call, definition.name);
  const results = await mapConcurrently(views, async ({ id, query }) => {
    const state = readViewQuery(fittingQuery(context, definition, query));
    const request = readListRequest(context, definition, parametersOf(definition, state));
    const { total } = await findListed(context, definition, { ...request, skip: 0, take: 0 });
    return { id, count: total };
  });
  return list(results, results.length);
};
