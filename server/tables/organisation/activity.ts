import { activity as definition } from '../../../resources/organisation/activity';
import type { RowIn } from '../../store/Table';
import { tableOf } from '../tableOf';

/** What people did: an act for all that somebody did at once, to which the entries of histories belong. */
export const activity = tableOf(definition, {
  unlogged: true,
  indexed: ['at'],
  also: {
    userId: { type: 'id', to: 'users', isIndexed: true },
    /** The name that its caller gave it, by which further calls are part of it. */
    key: { type: 'text', isIndexed: true },
    /** Something of it can be taken back by a call. */
    hasWayBack: 'flag',
    /** The act that it takes back. */
    undoes: { type: 'id', to: 'activity', isIndexed: true },
    /** The act that took it back. */
    undoneBy: { type: 'id', to: 'activity' },
  },
});

export type Act = RowIn<typeof activity>;
