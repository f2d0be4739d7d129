import { orders } from '../../../../resources/webshop/orders';
import { orderStatus } from '../../../../resources/webshop/shared/orderLines';
import { daysAfter } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { momentAt, timeZoneOf } from '../../../contract/localTime';
import { rowsOf } from '../../../records/tenant';
import type { Condition, FieldOf } from '../../../store/Query';
import { tableOf } from '../../../tables/tableOf';
import type { Order } from './Order';

const table = tableOf(orders);

/** How an order is paid for. */
export type PaidBy = 'pin' | 'cash' | 'pinAndCash' | 'onAccount';

const ways = { 1: 'pin', 2: 'cash', 3: 'pinAndCash' } as const;

/** How an order is paid for, if specified: what is on account is, whatever it was to be paid by. */
export const paidBy = ({ onInvoice, paymentType }: Order): PaidBy | undefined => {
  if (onInvoice === 1) return 'onAccount';
  return paymentType ? ways[paymentType] : undefined;
};

/** What becomes of an order's amount: it was paid some way, is paid on account, or isn't paid yet. */
export type Settled = PaidBy | 'notPaid';

/** A paid order without a payment method is on account. */
export const settledBy = (row: Order): Settled => {
  if (row.onInvoice !== 1 && row.payed !== 1) return 'notPaid';
  return paidBy(row) ?? 'onAccount';
};

/** A stretch of time: moments in ISO 8601, the first one in it and the first one after it. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

/**
 * The time from a day to another, in the organisation's time zone.
 *
 * @param from the first day, as yyyy-MM-dd
 * @param to the last day
 * @param time when a day begins, as HH:mm
 */
export const periodOf = (
  { call }: Pick<CallContext, 'call'>,
  from: string,
  to: string,
  time = '00:00',
): Period => {
  const zone = timeZoneOf(call.organisation);
  const moment = (day: string) => new Date(momentAt(day, time, zone)).toISOString();
  return { from: moment(from), until: moment(daysAfter(to, 1)) };
};

/** Orders that came in within a period; one that has no beginning, or no end, is open there. */
export const createdIn = ({ from, until }: Partial<Period>): Condition<Order> => {
  const to = until === undefined ? undefined : new Date(Date.parse(until) - 1).toISOString();
  if (from === undefined) return to === undefined ? {} : { where: { created: { to } } };
  return { where: { created: { from, ...(to !== undefined && { to }) } } };
};

/** What was sold within a period: the organisation's orders, without those that were cancelled. */
export const soldWithin = (period: Period): Condition<Order> => ({
  all: [createdIn(period)],
  not: { where: { status: orderStatus.cancelled } },
});

/** Goes through what was sold within a period, in order of id. @param only the fields that orders come with */
export const soldIn = (
  context: CallContext,
  period: Period,
  only: readonly FieldOf<Order>[],
): AsyncIterable<Order> => rowsOf(context, table).each({ ...soldWithin(period), only });
