import type { CallContext } from '../../../contract/CallContext';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A coupon expires soon within so many days. */
export const EXPIRING_DAYS = 7;

/** Today, or the day so many days from now, as yyyy-MM-dd. */
export const todayOf = ({ clock }: CallContext, later = 0): string =>
  new Date(clock() + later * DAY_MS).toISOString().slice(0, 10);
