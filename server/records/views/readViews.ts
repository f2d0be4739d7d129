import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { list, type Reply } from '../../contract/reply';
import { isAllowed } from '../allowed';
import { hasChanges } from '../follows/followable';
import { fittingQuery } from './fittingQuery';
import { defaultsOf, maySetForAll, visibleViews } from './visibleViews';

/** The list whose views a call is about. @throws Refusal 403 or 404 */
export const requireListed = (context: CallContext): Resource => {
  const definition = context.definitions.named(context.call.params.resource ?? '');
  if (!definition || definition.single || definition.verbs.read === false)
    throw new Refusal(404, 'server.request.notFound');
  if (!isAllowed(context, definition.name, 'read')) throw new Refusal(403, 'server.access.right');
  return definition;
};

/** Answers the caller's views of a list, their own and the organisation's, and which of them it opens with. */
export const readViews = async (context: CallContext): Promise<Reply> => {
  const definition = requireListed(context);
  const { store, call } = context;
  const [views, defaults] = await Promise.all([
    visibleViews(store, call, definition.name),
    defaultsOf(store, call, definition.name),
  ]);
  const { own, ofAll } = defaults(definition.name);
  const results = views.map(({ id, name, userId, query }) => ({
    id,
    name,
    query: fittingQuery(context, definition, query),
    isShared: userId === null ? 1 : 0,
    isOwnDefault: id === own ? 1 : 0,
    isDefaultOfAll: id === ofAll ? 1 : 0,
  }));
  return list(results, results.length, {
    maySetForAll: maySetForAll(context) ? 1 : 0,
    canFollow: hasChanges(context, definition) ? 1 : 0,
  });
};
