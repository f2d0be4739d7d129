import { isGranted } from '../../../schemas';
import type { SignedInCall } from '../../contract/call';
import type { Store } from '../../store/Store';
import { openedBy } from './openedBy';
import { defaultsOf, visibleViews } from './visibleViews';

type Caller = Pick<SignedInCall, 'user' | 'organisation' | 'access'>;

/**
 * The lists of which a caller has views, by the names of their resources, each with the query that it opens with; an
 * empty one where it opens as it is. A browser knows by it where tabs of views will stand, before it has asked for them.
 */
export const sessionViews = async (
  store: Store,
  caller: Caller,
): Promise<Readonly<Record<string, string>>> => {
  const views = (await visibleViews(store, caller)).filter(({ module }) =>
    isGranted(caller.access, module || null, 'read'),
  );
  if (views.length === 0) return {};
  const defaults = await defaultsOf(store, caller);
  return Object.fromEntries(
    views.map(({ resource }) => [resource, openedBy(views, defaults(resource))]),
  );
};
