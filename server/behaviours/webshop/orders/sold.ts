import { orderStatus } from '../../../../resources/webshop/shared/orderLines';
import { type OrderTotals, orderTotals } from '../../../../resources/webshop/shared/orderTotals';
import { daysAfter } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { momentAt, timeZoneOf } from '../../../contract/localTime';
import { findRows } from '../../../records/tenant';
import type { Condition } from '../../../store/Query';
import type { Row } from '../../../store/Store';

const known = new WeakMap<Row, OrderTotals>();

/** What a stored order comes to. Rows never change in place, so what was worked out stays right. */
export const totalsOf = (row: Row): OrderTotals => {
  const before = known.get(row);
  if (before) return before;
  const totals = orderTotals(row);
  known.set(row, totals);
  return totals;
};

/** How an order is paid for. */
export type PaidBy = 'pin' | 'cash' | 'pinAndCash' | 'onAccount';

const ways: Readonly<Record<number, PaidBy>> = { 1: 'pin', 2: 'cash', 3: 'pinAndCash' };

/** How an order is paid for, as far as it says: what is on account is, whatever it was to be paid by. */
export const paidBy = ({ onInvoice, paymentType }: Row): PaidBy | undefined =>
  onInvoice === 1 ? 'onAccount' : ways[Number(paymentType)];

/** What becomes of an order's amount: it was paid some way, is paid on account, or isn't paid yet. */
export type Settled = PaidBy | 'notPaid';

/** An order that is paid and doesn't say how is on account. */
export const settledBy = (row: Row): Settled => {
  if (row.onInvoice !== 1 && row.payed !== 1) return 'notPaid';
  return paidBy(row) ?? 'onAccount';
};

/** A stretch of time: moments in ISO 8601, the first one in it and the first one after it. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

/**
 * The time from a day to another, as the organisation's clocks tell it.
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
export const createdIn = ({ from, until }: Partial<Period>): Condition => {
  const to = until === undefined ? undefined : new Date(Date.parse(until) - 1).toISOString();
  if (from === undefined) return to === undefined ? {} : { where: { created: { to } } };
  return { where: { created: { from, ...(to !== undefined && { to }) } } };
};

/** What was sold within a period: the organisation's orders, without those that were cancelled. */
export const soldIn = async (context: CallContext, period: Period): Promise<readonly Row[]> => {
  const { rows } = await findRows(context, 'orders', {
    all: [createdIn(period)],
    not: { where: { status: orderStatus.cancelled } },
  });
  return rows;
};
