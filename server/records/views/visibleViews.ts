import { isGranted, type ModuleKey } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { SignedInCall } from '../../contract/call';
import type { Store } from '../../store/Store';
import { listViewDefaults } from '../../tables/general/listViewDefaults';
import { type ListView, listViews } from '../../tables/general/listViews';

type Caller = Pick<SignedInCall, 'user' | 'organisation'>;

/** Whose right it is to decide what everybody in the organisation sees. */
const ADMINISTRATION: ModuleKey = 'administration';

/** Whether a call may make views the organisation's, and change those: who may change how that is set up. */
export const maySetForAll = ({ call: { access } }: Pick<CallContext, 'call'>): boolean =>
  isGranted(access, ADMINISTRATION, 'update');

/** The view that a list opens with: the person's choice, or else the organisation's. */
interface Defaults {
  readonly own: number | undefined;
  readonly ofAll: number | undefined;
}

/** What a caller's lists open with, by the names of their resources. */
export const defaultsOf = async (
  store: Store,
  caller: Caller,
  resource?: string,
): Promise<(resource: string) => Defaults> => {
  const rows = await store.rows(listViewDefaults, caller.organisation.id).find({
    where: { userId: [caller.user.id, null], ...(resource !== undefined && { resource }) },
  });
  const chosen = (name: string, isOwn: boolean) =>
    rows.find((row) => row.resource === name && (row.userId !== null) === isOwn)?.viewId ??
    undefined;
  return (name) => ({ own: chosen(name, true), ofAll: chosen(name, false) });
};

/** The views of a list that a caller has: their own, and the organisation's, by their names. */
export const visibleViews = (
  store: Store,
  { user, organisation }: Caller,
  resource?: string,
): Promise<readonly ListView[]> =>
  store.rows(listViews, organisation.id).find({
    where: { userId: [user.id, null], ...(resource !== undefined && { resource }) },
    sort: [{ field: 'name', order: 'asc' }],
  });
