import { blocks } from '../../../../resources/ticketing/blocks';
import { wallClock } from '../../../../schemas';
import type { CallContext, Using } from '../../../contract/CallContext';
import { timeZoneOf } from '../../../contract/localTime';
import { rowsOf } from '../../../records/tenant';
import type { RowIn } from '../../../store/Table';
import { tableOf } from '../../../tables/tableOf';
import { bookings } from '../../../tables/ticketing/bookings';
import { weekdayOf } from './places';
import { toCome } from './toCome';

const table = tableOf(blocks);

type Block = RowIn<typeof table>;

/** Bookings that are yet to come and begin within a block: they name no block, but what it lets be booked, and when. */
const bookedIn = async (
  context: CallContext,
  block: Block,
): Promise<readonly RowIn<typeof bookings>[]> => {
  const { resourceId = null, activityId = null, dayOfWeek, startTime, endTime } = block;
  const zone = timeZoneOf(context.call.organisation);
  const found = await rowsOf(context, bookings).find({
    where: { resourceId, activityId },
    all: [toCome(context)],
  });
  return found.filter(({ startDateTime }) => {
    const [day = '', time = ''] = wallClock(Date.parse(startDateTime), zone).split(' ');
    const isWithin = time >= (startTime ?? '') && time < (endTime ?? '');
    return isWithin && weekdayOf(day) === dayOfWeek;
  });
};

/** Whether another block lets the same be booked then. */
const isCovered = async (context: CallContext, block: Block): Promise<boolean> => {
  const { id, resourceId = null, activityId = null, dayOfWeek = null, startTime, endTime } = block;
  const others = await rowsOf(context, table).count({
    where: {
      active: 1,
      resourceId,
      activityId,
      dayOfWeek,
      startTime: { to: startTime ?? '' },
      endTime: { from: endTime ?? '' },
    },
    not: { where: { id } },
  });
  return others > 0;
};

/** The bookings that need a block, for no other one lets them come. */
export const needingBlock = async (
  context: CallContext,
  block: Block,
): Promise<readonly Using[]> => {
  const rows = await bookedIn(context, block);
  const isNeeded = rows.length > 0 && !(await isCovered(context, block));
  return isNeeded ? [{ resource: bookings.name, effect: 'keeps', rows }] : [];
};
