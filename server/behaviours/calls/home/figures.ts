import { orders } from '../../../../resources/webshop/orders';
import { rights } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { todayOf } from '../../../contract/localTime';
import { ok, type Reply } from '../../../contract/reply';
import { rowsOf } from '../../../records/tenant';
import { tableOf } from '../../../tables/tableOf';
import { bookings } from '../../../tables/ticketing/bookings';
import { type Period, periodOf, soldWithin } from '../../webshop/orders/sold';

const DAYS = 7;

const orderTable = tableOf(orders);

/** What orders of a time came to. */
interface Sold {
  readonly orders: number;
  readonly total: number;
  readonly tip: number;
}

/** What was counted or summed on each day of the last week, in all of it, and in all of the week before. */
interface Figure {
  readonly name: 'revenue' | 'orders' | 'averageOrder' | 'bookings' | 'tips';
  readonly days: readonly { readonly date: string; readonly value: number }[];
  readonly total: number;
  readonly before: number;
}

/** Each of the last days up to today, the oldest first, and the as many days before them as one. */
const periodsOf = (context: CallContext) => {
  const day = (later: number) => todayOf(context, later);
  return {
    days: Array.from({ length: DAYS }, (_, index) => day(index + 1 - DAYS)).map((date) => ({
      date,
      period: periodOf(context, date, date),
    })),
    before: periodOf(context, day(1 - 2 * DAYS), day(-DAYS)),
  };
};

const inCents = (amount: number): number => Math.round(amount * 100) / 100;

const soldDuring = async (context: CallContext, period: Period): Promise<Sold> => {
  const [sold] = await rowsOf(context, orderTable).group([], ['total', 'tip'], soldWithin(period));
  return {
    orders: sold?.count ?? 0,
    total: inCents(sold?.sums.total ?? 0),
    tip: inCents(sold?.sums.tip ?? 0),
  };
};

/** How many bookings were made that weren't cancelled since. */
const bookedDuring = (context: CallContext, { from, until }: Period): Promise<number> =>
  rowsOf(context, bookings).count({
    where: { creationDate: { from, to: new Date(Date.parse(until) - 1).toISOString() } },
    not: { where: { status: 'cancelled' } },
  });

const average = ({ orders: count, total }: Sold): number =>
  count === 0 ? 0 : inCents(total / count);

const sumOf = (all: readonly Sold[]): Sold => ({
  orders: all.reduce((sum, { orders: count }) => sum + count, 0),
  total: all.reduce((sum, { total }) => sum + total, 0),
  tip: 0,
});

/** Answers how the last seven days went beside those before: what was sold, and what was booked or given as tips. */
export const readFigures = async (context: CallContext): Promise<Reply> => {
  const { days, before } = periodsOf(context);
  const hasBookings = context.call.access.ticketing?.[rights.indexOf('read')] === '1';
  const all = [...days.map(({ period }) => period), before];
  const [sold, booked] = await Promise.all([
    Promise.all(all.map((period) => soldDuring(context, period))),
    hasBookings ? Promise.all(all.map((period) => bookedDuring(context, period))) : [],
  ]);
  const figureOf = (name: Figure['name'], values: readonly number[], total?: number): Figure => ({
    name,
    days: days.map(({ date }, at) => ({ date, value: values[at] ?? 0 })),
    total: total ?? inCents(values.slice(0, DAYS).reduce((sum, value) => sum + value, 0)),
    before: values[DAYS] ?? 0,
  });
  const totals = sold.map(({ total }) => total);
  const counts = sold.map((one) => one.orders);
  const tips = sold.map(({ tip }) => tip);
  const results: readonly Figure[] = [
    figureOf('revenue', totals),
    figureOf('orders', counts),
    figureOf('averageOrder', sold.map(average), average(sumOf(sold.slice(0, DAYS)))),
    hasBookings ? figureOf('bookings', booked) : figureOf('tips', tips),
  ];
  return ok({ results });
};
