import type { CallContext } from '../../../contract/CallContext';
import { todayOf } from '../../../contract/localTime';
import type { Condition } from '../../../store/Query';

/** A coupon expires soon within so many days. */
const EXPIRING_DAYS = 7;

/** Resources that can't be booked. */
export const inactiveResources: Condition = { where: { active: 0 } };

/** Coupons that soon can't be used any more. */
export const expiringCoupons = (context: CallContext): Condition => ({
  where: { actief: 1, validTo: { from: todayOf(context), to: todayOf(context, EXPIRING_DAYS) } },
});

/** Pricing rules that still count as active after their last day. */
export const expiredRules = (context: CallContext): Condition => ({
  where: { actief: 1, dateTo: { to: todayOf(context, -1) } },
});

/** Add-ons of which so many are left. */
export const addonsLeft = (count: number): Condition => ({ where: { totaalAantal: count } });
