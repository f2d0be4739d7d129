import { isSameTime, spanOf } from '../../../resources/ticketing/shared/blockConflicts';
import type { Behaviour, CallContext, Save } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { findRows } from '../../records/tenant';
import type { Values } from '../../store/Store';

const hoursOf = ({ openFrom, openUntil }: Values) =>
  spanOf(String(openFrom ?? ''), String(openUntil ?? ''));

const PLACE = ['resourceId', 'weekday', 'openFrom', 'openUntil'] as const;

/** @throws FieldProblems 409 where the resource has hours at that time already */
const refuseOverlap = async (context: CallContext, { before, after }: Save): Promise<void> => {
  if (before && PLACE.every((name) => before[name] === after[name])) return;
  const { resourceId, weekday } = after;
  const { rows } = await findRows(context, 'weekdayConfig', {
    where: { resourceId: Number(resourceId), weekday: Number(weekday) },
  });
  const other = rows.find(
    (row) => row.id !== before?.id && isSameTime(hoursOf(row), hoursOf(after)),
  );
  if (!other) return;
  const params = { hours: `${other.openFrom}–${other.openUntil}` };
  const problem = { message: 'server.timeManagement.overlap', params };
  throw new FieldProblems('weekdayConfig', { openFrom: problem }, 409);
};

/** Hours of a day, of which two never are at the same time. */
export const weekdayConfig: Behaviour = {
  onSave: async (context, save) => {
    await refuseOverlap(context, save);
    return {};
  },
};
