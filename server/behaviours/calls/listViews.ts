import type { Operation } from '../../contract/CallContext';
import { addView, changeView, removeView } from '../../records/views/changeViews';
import { countViews } from '../../records/views/countViews';
import { readViews } from '../../records/views/readViews';

// Whose list may be read is looked at by each.
const common = { modules: [] } as const;

/** The views of a list: how it is shown, under names. */
export const listViews: readonly Operation[] = [
  { ...common, method: 'GET', path: 'views/{resource}', right: 'read', run: readViews },
  { ...common, method: 'GET', path: 'views/{resource}/counts', right: 'read', run: countViews },
  { ...common, method: 'POST', path: 'views/{resource}', right: 'read', run: addView },
  { ...common, method: 'PUT', path: 'views/{resource}/{view}', right: 'read', run: changeView },
  { ...common, method: 'DELETE', path: 'views/{resource}/{view}', right: 'read', run: removeView },
];
