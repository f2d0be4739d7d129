import { activities } from '../../../resources/ticketing/activities';
import { addons } from '../../../resources/ticketing/addons';
import { coupons } from '../../../resources/ticketing/coupons';
import { pricingRules } from '../../../resources/ticketing/pricingRules';
import { resources } from '../../../resources/ticketing/resources';
import { ticketingDashboard as definition } from '../../../resources/ticketing/ticketingDashboard';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, Operation } from '../../contract/CallContext';
import { momentAt, timeZoneOf, todayOf } from '../../contract/localTime';
import { Refusal } from '../../contract/Refusal';
import { list, ok, type Reply } from '../../contract/reply';
import { rowsOf } from '../../records/tenant';
import type { Selection } from '../../store/Query';
import type { RowIn } from '../../store/Table';
import { tableOf } from '../../tables/tableOf';
import { bookings } from '../../tables/ticketing/bookings';
import { rowsById } from '../rowsById';
import { placesOn } from './booking/places';
import { addonsLeft, expiredRules, expiringCoupons, inactiveResources } from './booking/states';

const activityTable = tableOf(activities);
const resourceTable = tableOf(resources);

const RECENT = 10;
const MOST_RECENT = 100;

/** Bookings that begin today and weren't cancelled. */
const today = (context: CallContext): Selection<RowIn<typeof bookings>> => {
  const zone = timeZoneOf(context.call.organisation);
  const midnight = (later: number) => momentAt(todayOf(context, later), '00:00', zone);
  return {
    where: {
      startDateTime: {
        from: new Date(midnight(0)).toISOString(),
        to: new Date(midnight(1) - 1).toISOString(),
      },
    },
    not: { where: { status: 'cancelled' } },
  };
};

/** Today in figures: bookings, percent of the places that are booked, revenue and what a booking brings, in cents. */
const overview = async (context: CallContext): Promise<Reply> => {
  const summed = ['persons', 'totalCent'] as const;
  const [booked] = await rowsOf(context, bookings).group([], summed, today(context));
  const count = booked?.count ?? 0;
  const revenueToday = booked?.sums.totalCent ?? 0;
  const places = await placesOn(context, todayOf(context));
  const share = places === 0 ? 0 : (booked?.sums.persons ?? 0) / places;
  return ok({
    bookingsToday: count,
    occupancyPct: Math.min(100, Math.round(share * 100)),
    revenueToday,
    avgSpend: count === 0 ? 0 : Math.round(revenueToday / count),
  });
};

/** How many need attention, of each kind. What is counted is what the lists show that the alerts lead to. */
const alerts = async (context: CallContext): Promise<Reply> =>
  ok({
    inactiveResources: await rowsOf(context, resourceTable).count(inactiveResources),
    zeroStockAddons: await rowsOf(context, tableOf(addons)).count(addonsLeft(0)),
    expiringCoupons: await rowsOf(context, tableOf(coupons)).count(expiringCoupons(context)),
    expiredRules: await rowsOf(context, tableOf(pricingRules)).count(expiredRules(context)),
  });

/** @throws Refusal 400 for what is no number of rows */
const limitOf = ({ call: { query } }: CallContext): number => {
  const { limit = String(RECENT) } = query;
  if (!/^[1-9]\d{0,3}$/.test(limit)) throw new Refusal(400, 'server.request.malformed');
  return Math.min(Number(limit), MOST_RECENT);
};

/** The bookings that were made last, whenever they begin. */
const recentBookings = async (context: CallContext): Promise<Reply> => {
  const { rows, total } = await rowsOf(context, bookings).page({
    sort: [{ field: 'creationDate', order: 'desc' }],
    take: limitOf(context),
  });
  const activityIds = rows.map(({ activityId }) => activityId);
  const done = await rowsById(rowsOf(context, activityTable), activityIds, ['name']);
  const resourceIds = rows.map(({ resourceId }) => resourceId);
  const used = await rowsById(rowsOf(context, resourceTable), resourceIds, ['name']);
  return list(
    rows.map(({ id, customerName, activityId, resourceId, startDateTime, ...booking }) => ({
      id,
      customerName,
      activityId,
      activityName: done.get(activityId ?? 0)?.name ?? '',
      resourceId,
      resourceName: used.get(resourceId ?? 0)?.name ?? '',
      startDateTime,
      creationDate: booking.creationDate,
      persons: booking.persons,
      totalCent: booking.totalCent,
      status: booking.status,
    })),
    total,
  );
};

const reading = (path: string, run: Operation['run']): Operation => ({
  method: 'GET',
  path: `dashboard/${path}`,
  modules: ['ticketing'],
  right: 'read',
  run,
});

/** The figures of the dashboard, from what is booked. */
export const ticketingDashboard = behaviour(definition, {
  calls: [
    reading('overview', overview),
    reading('alerts', alerts),
    reading('recent-bookings', recentBookings),
  ],
});
