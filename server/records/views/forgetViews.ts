import type { Store } from '../../store/Store';
import { listViewDefaults } from '../../tables/general/listViewDefaults';
import { listViews } from '../../tables/general/listViews';

/** Removes a user's own views, and what their lists open with; the organisation's stay. */
export const forgetViews = async (store: Store, userId: number): Promise<void> => {
  const where = { userId };
  await store.across(listViewDefaults).removeWhere({ where });
  await store.across(listViews).removeWhere({ where });
};
