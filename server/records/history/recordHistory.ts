import type { CallContext } from '../../contract/CallContext';
import type { SignedInCall } from '../../contract/call';
import type { ChangedRows } from '../../store/ChangedRows';
import type { Rows } from '../../store/Rows';
import type { RowIn } from '../../store/Table';
import { history } from '../../tables/general/history';
import { nameOfPerson } from '../texts';
import type { ActLog } from './ActLog';
import { changesOf, movedRecords, type RecordChange } from './changesOf';
import { joined } from './joined';

type Parts = Pick<CallContext, 'behaviours' | 'clock' | 'definitions' | 'store'> & {
  readonly call: Pick<SignedInCall, 'organisation' | 'user'>;
};

/** The last change of a record, where the caller's act made that as well. */
const goneOnFrom = async (
  rows: Rows<RowIn<typeof history>>,
  { resource, recordId }: RecordChange,
  actId: number,
) => {
  const sort = [{ field: 'id', order: 'desc' }] as const;
  const [last] = await rows.find({ where: { resource, recordId }, sort, take: 1 });
  const isWhole = last?.isNew === 1 || last?.isBack === 1 || typeof last?.trashId === 'number';
  return last?.actId === actId && !isWhole ? last : undefined;
};

/** Makes one of a change and the one that it goes on from. @returns whether there was one */
const goOn = async (
  parts: Parts,
  { all }: ChangedRows,
  change: RecordChange,
  { rows, actId, at }: { rows: Rows<RowIn<typeof history>>; actId: number; at: number },
): Promise<boolean> => {
  const row = all.findLast(
    ({ table, after }) => table.name === change.resource && after?.id === change.recordId,
  )?.after;
  if (!row || change.isNew || change.isBack) return false;
  const last = await goneOnFrom(rows, change, actId);
  if (!last) return false;
  const changes = joined(parts, last, change.changes, row);
  if (changes.length > 0) await rows.update(last.id, { changes, at });
  else await rows.remove(last.id);
  return true;
};

/** Adds what a transaction wrote to the histories of its records, as part of an act; to be called within it. */
export const recordHistory = async (
  parts: Parts,
  changed: ChangedRows,
  act: ActLog,
): Promise<void> => {
  const { store, call, clock } = parts;
  const { user, organisation } = call;
  // What was deleted comes back first, the last change of an act: the rest of the act may refer to it.
  const changes = [...changesOf(parts, changed.all), ...movedRecords(changed.moves)];
  if (changes.length === 0) return;
  const actId = await act.idIn(store, { changed, changes });
  const by = { userId: user.id, userName: nameOfPerson(user), at: clock() };
  for (const change of changes) {
    const { organisationId = organisation.id, isNew, isBack, ...what } = change;
    const rows = store.rows(history, organisationId);
    if (act.isNamed && (await goOn(parts, changed, change, { rows, actId, at: by.at }))) continue;
    await rows.insert({
      ...by,
      ...what,
      ...(organisationId === organisation.id && { actId }),
      isNew: isNew ? 1 : 0,
      ...(isBack && { isBack: 1 }),
    });
  }
};
