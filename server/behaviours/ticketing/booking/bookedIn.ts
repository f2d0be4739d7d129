import { wallClock } from '../../../../schemas';
import type { CallContext, Using } from '../../../contract/CallContext';
import { timeZoneOf } from '../../../contract/localTime';
import { findRows } from '../../../records/tenant';
import type { Row } from '../../../store/Store';
import { weekdayOf } from './places';
import { toCome } from './toCome';

/** Bookings that are yet to come and begin within a block: they name no block, but what it lets be booked, and when. */
const bookedIn = async (context: CallContext, block: Row): Promise<readonly Row[]> => {
  const { resourceId, activityId, dayOfWeek, startTime, endTime } = block;
  const zone = timeZoneOf(context.call.organisation);
  const { rows } = await findRows(context, 'bookings', {
    where: { resourceId: Number(resourceId), activityId: Number(activityId) },
    all: [toCome(context)],
  });
  return rows.filter(({ startDateTime }) => {
    const [day = '', time = ''] = wallClock(Date.parse(String(startDateTime)), zone).split(' ');
    const isWithin = time >= String(startTime) && time < String(endTime);
    return isWithin && weekdayOf(day) === Number(dayOfWeek);
  });
};

/** Whether another block lets the same be booked then. */
const isCovered = async (context: CallContext, block: Row): Promise<boolean> => {
  const { resourceId, activityId, dayOfWeek, startTime, endTime } = block;
  const { rows } = await findRows(context, 'blocks', {
    where: {
      active: 1,
      resourceId: Number(resourceId),
      activityId: Number(activityId),
      dayOfWeek: Number(dayOfWeek),
    },
  });
  return rows.some(
    (other) =>
      other.id !== block.id &&
      String(other.startTime) <= String(startTime) &&
      String(other.endTime) >= String(endTime),
  );
};

/** The bookings that need a block, for no other one lets them come. */
export const needingBlock = async (context: CallContext, block: Row): Promise<readonly Using[]> => {
  const rows = await bookedIn(context, block);
  const isNeeded = rows.length > 0 && !(await isCovered(context, block));
  return isNeeded ? [{ resource: 'bookings', effect: 'keeps', rows }] : [];
};
