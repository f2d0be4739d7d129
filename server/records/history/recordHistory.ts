import type { CallContext } from '../../contract/CallContext';
import type { SignedInCall } from '../../contract/call';
import type { ChangedRows } from '../../store/ChangedRows';
import { history } from '../../tables/general/history';
import { nameOfPerson } from '../texts';
import { changesOf } from './changesOf';

type Parts = Pick<CallContext, 'behaviours' | 'clock' | 'definitions' | 'store'> & {
  readonly call: Pick<SignedInCall, 'organisation' | 'user'>;
};

/** Adds what a transaction wrote to the histories of its records; to be called within it. */
export const recordHistory = async (parts: Parts, changed: ChangedRows): Promise<void> => {
  const { store, call, clock } = parts;
  const { user, organisation } = call;
  const by = { userId: user.id, userName: nameOfPerson(user), at: clock() };
  for (const one of changesOf(parts, changed.all)) {
    const { resource, recordId, organisationId = organisation.id, isNew, changes } = one;
    await store
      .rows(history, organisationId)
      .insert({ ...by, resource, recordId, isNew: isNew ? 1 : 0, changes });
  }
};
