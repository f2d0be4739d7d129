import { type OrderTotals, orderTotals } from '../../../../resources/webshop/shared/orderTotals';
import type { DividedBy } from '../../../../resources/webshop/shared/reportSums';
import { wallClock } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { timeZoneOf } from '../../../contract/localTime';
import { createPace } from '../../../store/pace';
import type { FieldOf } from '../../../store/Query';
import type { Order } from '../orders/Order';
import { type Period, paidBy, periodOf, type Settled, settledBy, soldIn } from '../orders/sold';
import { groupOfBy } from './groupOf';
import { hoursOf } from './hours';
import { SoldCount, type SoldLine } from './soldBy';

/** The request for a report. */
export interface ReportRequest {
  /** The first day and the last, as yyyy-MM-dd. */
  readonly from: string;
  readonly to: string;
  /** When a day begins, as HH:mm. */
  readonly time: string;
  /** What it adds up for itself: hours, or days. */
  readonly by: 'hour' | 'day';
  readonly dividedBy: DividedBy;
  readonly showCash: boolean;
  readonly showPin: boolean;
}

/** Sums in whole cents. */
export type Sums = Readonly<Record<Settled | 'total' | 'VAT' | 'net' | 'tip', number>> & {
  readonly orders: number;
};

export interface Report {
  /** By hour (HH:mm) or by day (yyyy-MM-dd), those without orders as well. */
  readonly rows: readonly (Sums & { readonly period: string })[];
  readonly totals: Sums;
  readonly tariffs: readonly {
    readonly rate: number;
    readonly total: number;
    readonly VAT: number;
  }[];
  /** What was sold, where it is divided by that. */
  readonly sold?: readonly SoldLine[];
}

const HOUR_MS = 60 * 60 * 1_000;

const NOTHING: Sums = {
  orders: 0,
  pin: 0,
  cash: 0,
  pinAndCash: 0,
  onAccount: 0,
  notPaid: 0,
  total: 0,
  VAT: 0,
  net: 0,
  tip: 0,
};

/** Orders paid in part each way count with either; those paid neither way only with both. What isn't paid yet counts by how it is to be paid. */
const isShown = (row: Order, { showCash, showPin }: ReportRequest): boolean =>
  ({
    cash: showCash,
    pin: showPin,
    pinAndCash: showCash || showPin,
    onAccount: showCash && showPin,
  })[paidBy(row) ?? 'onAccount'];

const plus = (sums: Sums, row: Order, { total, VAT, net, tip }: OrderTotals): Sums => {
  const way = settledBy(row);
  return {
    ...sums,
    orders: sums.orders + 1,
    [way]: sums[way] + total,
    total: sums.total + total,
    VAT: sums.VAT + VAT,
    net: sums.net + net,
    tip: sums.tip + tip,
  };
};

/** The moments at which hours or days of a report begin, in ISO 8601, with what each is called. */
const beginnings = (
  context: CallContext,
  { from, to, time, by }: ReportRequest,
  whole: Period,
): readonly (readonly [moment: string, name: string])[] => {
  const zone = timeZoneOf(context.call.organisation);
  if (by === 'hour') return hoursOf(whole, zone);
  const found: [string, string][] = [];
  for (let day = from; day <= to; ) {
    const period = periodOf(context, day, day, time);
    found.push([period.from, day]);
    day = wallClock(Date.parse(period.until) + HOUR_MS, zone).slice(0, 10);
  }
  return found;
};

/** The last of the beginnings that isn't after a moment. */
const placeOf = (beginnings: readonly (readonly [string, string])[], moment: string): number => {
  let [low, high] = [0, beginnings.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((beginnings[middle]?.[0] ?? '') <= moment) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** What reports need to know of orders. */
const COUNTED: readonly FieldOf<Order>[] = [
  'created',
  'onInvoice',
  'payed',
  'paymentType',
  'orderLines',
  'subOrders',
  'discountValue',
  'tip',
];

/** Adds up what orders came to at each VAT tariff. */
class TariffCount {
  private readonly sums = new Map<number, { readonly total: number; readonly VAT: number }>();

  add({ tariffs }: OrderTotals): void {
    for (const { rate, total, VAT } of tariffs) {
      const before = this.sums.get(rate) ?? { total: 0, VAT: 0 };
      this.sums.set(rate, { total: before.total + total, VAT: before.VAT + VAT });
    }
  }

  /** The highest tariff first. */
  lines(): Report['tariffs'] {
    return [...this.sums]
      .map(([rate, sum]) => ({ rate, ...sum }))
      .sort((one, other) => other.rate - one.rate);
  }
}

/** Adds up what the organisation's orders came to: those that weren't cancelled, by when they came in. */
export const reportOf = async (context: CallContext, request: ReportRequest): Promise<Report> => {
  const whole = periodOf(context, request.from, request.to, request.time);
  const { dividedBy } = request;
  const starts = beginnings(context, request, whole);
  const sums = starts.map(() => NOTHING);
  const tariffs = new TariffCount();
  const sold = new SoldCount();
  let totals = NOTHING;
  const pace = createPace();
  for await (const order of soldIn(context, whole, COUNTED)) {
    await pace();
    if (!isShown(order, request)) continue;
    const came = orderTotals(order);
    const at = placeOf(starts, order.created ?? '');
    sums[at] = plus(sums[at] ?? NOTHING, order, came);
    totals = plus(totals, order, came);
    tariffs.add(came);
    if (dividedBy !== 'payment') sold.add(order, came);
  }
  return {
    rows: sums.map((sum, at) => ({ ...sum, period: starts[at]?.[1] ?? '' })),
    totals,
    tariffs: tariffs.lines(),
    ...(dividedBy !== 'payment' && {
      sold: sold.lines(await groupOfBy(context, dividedBy, sold.products)),
    }),
  };
};
