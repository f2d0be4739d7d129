import type { CallContext } from '../../contract/CallContext';
import type { SignedInCall } from '../../contract/call';
import type { ChangedRows } from '../../store/ChangedRows';
import { history } from '../../tables/general/history';
import { nameOfPerson } from '../texts';
import type { ActLog } from './ActLog';
import { changesOf, movedRecords } from './changesOf';

type Parts = Pick<CallContext, 'behaviours' | 'clock' | 'definitions' | 'store'> & {
  readonly call: Pick<SignedInCall, 'organisation' | 'user'>;
};

/** Adds what a transaction wrote to the histories of its records, as part of an act; to be called within it. */
export const recordHistory = async (
  parts: Parts,
  changed: ChangedRows,
  act: ActLog,
): Promise<void> => {
  const { store, call, clock } = parts;
  const { user, organisation } = call;
  const changes = [...movedRecords(changed.moves), ...changesOf(parts, changed.all)];
  if (changes.length === 0) return;
  const actId = await act.idIn(store, { changed, changes });
  const by = { userId: user.id, userName: nameOfPerson(user), at: clock() };
  for (const { organisationId = organisation.id, isNew, isBack, ...change } of changes)
    await store.rows(history, organisationId).insert({
      ...by,
      ...change,
      ...(organisationId === organisation.id && { actId }),
      isNew: isNew ? 1 : 0,
      ...(isBack && { isBack: 1 }),
    });
};
