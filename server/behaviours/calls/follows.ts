import type { Operation } from '../../contract/CallContext';
import {
  addFollow,
  removeFollow,
  seeAllFollows,
  seeFollow,
  setFollowMail,
} from '../../records/follows/changeFollows';
import { readFollowedChanges, readFollows } from '../../records/follows/readFollows';

// What may be seen of what is followed is looked at by each.
const common = { modules: [], right: 'read' } as const;

/** What the caller follows: records, and views of lists. */
export const follows: readonly Operation[] = [
  { ...common, method: 'GET', path: 'follows', run: readFollows },
  { ...common, method: 'GET', path: 'follows/changes', run: readFollowedChanges },
  { ...common, method: 'POST', path: 'follows', run: addFollow },
  { ...common, method: 'POST', path: 'follows/seen', run: seeAllFollows },
  { ...common, method: 'POST', path: 'follows/mail', run: setFollowMail },
  { ...common, method: 'POST', path: 'follows/{follow}/seen', run: seeFollow },
  { ...common, method: 'DELETE', path: 'follows/{follow}', run: removeFollow },
];
