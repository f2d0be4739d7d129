import type { Behaviour, CallContext, Operation } from '../../contract/CallContext';
import { momentAt, timeZoneOf, todayOf } from '../../contract/localTime';
import { Refusal } from '../../contract/Refusal';
import { list, ok, type Reply } from '../../contract/reply';
import { findRows } from '../../records/tenant';
import type { Condition } from '../../store/Query';
import type { Row } from '../../store/Store';
import { placesOn } from './booking/places';
import { addonsLeft, expiredRules, expiringCoupons, inactiveResources } from './booking/states';

const RECENT = 10;
const MOST_RECENT = 100;

/** Bookings that begin today and weren't cancelled. */
const bookedToday = async (context: CallContext): Promise<readonly Row[]> => {
  const zone = timeZoneOf(context.call.organisation);
  const midnight = (later: number) => momentAt(todayOf(context, later), '00:00', zone);
  const { rows } = await findRows(context, 'bookings', {
    where: {
      startDateTime: {
        from: new Date(midnight(0)).toISOString(),
        to: new Date(midnight(1) - 1).toISOString(),
      },
    },
    not: { where: { status: 'cancelled' } },
  });
  return rows;
};

const sumOf = (rows: readonly Row[], field: string): number =>
  rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0);

/** Today in figures: bookings, percent of the places that are booked, revenue and what a booking brings, in cents. */
const overview = async (context: CallContext): Promise<Reply> => {
  const booked = await bookedToday(context);
  const places = await placesOn(context, todayOf(context));
  const revenueToday = sumOf(booked, 'totalCent');
  const share = places === 0 ? 0 : sumOf(booked, 'persons') / places;
  return ok({
    bookingsToday: booked.length,
    occupancyPct: Math.min(100, Math.round(share * 100)),
    revenueToday,
    avgSpend: booked.length === 0 ? 0 : Math.round(revenueToday / booked.length),
  });
};

/** How many need attention, of each kind. What is counted is what the lists show that the alerts lead to. */
const alerts = async (context: CallContext): Promise<Reply> => {
  const count = async (collection: string, condition: Condition) =>
    (await findRows(context, collection, { ...condition, take: 0 })).total;
  return ok({
    inactiveResources: await count('resources', inactiveResources),
    zeroStockAddons: await count('addons', addonsLeft(0)),
    expiringCoupons: await count('coupons', expiringCoupons(context)),
    expiredRules: await count('pricingRules', expiredRules(context)),
  });
};

/** @throws Refusal 400 for what is no number of rows */
const limitOf = ({ call: { query } }: CallContext): number => {
  const { limit = String(RECENT) } = query;
  if (!/^[1-9]\d{0,3}$/.test(limit)) throw new Refusal(400, 'server.request.malformed');
  return Math.min(Number(limit), MOST_RECENT);
};

/** The bookings that were made last, whenever they begin. */
const recentBookings = async (context: CallContext): Promise<Reply> => {
  const { rows, total } = await findRows(context, 'bookings', {
    sort: [{ field: 'creationDate', order: 'desc' }],
    take: limitOf(context),
  });
  const namesOf = async (collection: string, field: string) => {
    const ids = new Set(
      rows.flatMap((row) => (typeof row[field] === 'number' ? [row[field]] : [])),
    );
    const named = await findRows(context, collection, { where: { id: [...ids] } });
    return new Map(named.rows.map(({ id, name }) => [id, name]));
  };
  const activities = await namesOf('activities', 'activityId');
  const resources = await namesOf('resources', 'resourceId');
  return list(
    rows.map(
      ({
        id,
        customerName,
        activityId,
        resourceId,
        startDateTime,
        creationDate,
        persons,
        totalCent,
        status,
      }) => ({
        id,
        customerName,
        activityId,
        activityName: activities.get(Number(activityId)) ?? '',
        resourceId,
        resourceName: resources.get(Number(resourceId)) ?? '',
        startDateTime,
        creationDate,
        persons,
        totalCent,
        status,
      }),
    ),
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
export const ticketingDashboard: Behaviour = {
  calls: [
    reading('overview', overview),
    reading('alerts', alerts),
    reading('recent-bookings', recentBookings),
  ],
};
