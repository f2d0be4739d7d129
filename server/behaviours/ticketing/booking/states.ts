import type { addons } from '../../../../resources/ticketing/addons';
import type { coupons } from '../../../../resources/ticketing/coupons';
import type { pricingRules } from '../../../../resources/ticketing/pricingRules';
import type { resources } from '../../../../resources/ticketing/resources';
import type { CallContext } from '../../../contract/CallContext';
import { todayOf } from '../../../contract/localTime';
import type { Condition } from '../../../store/Query';
import type { StoredOf } from '../../../tables/StoredOf';

/** A coupon expires soon within so many days. */
const EXPIRING_DAYS = 7;

/** Resources that can't be booked. */
export const inactiveResources: Condition<StoredOf<typeof resources>> = { where: { active: 0 } };

/** Coupons that soon can't be used any more. */
export const expiringCoupons = (context: CallContext): Condition<StoredOf<typeof coupons>> => ({
  where: { actief: 1, validTo: { from: todayOf(context), to: todayOf(context, EXPIRING_DAYS) } },
});

/** Pricing rules that still count as active after their last day. */
export const expiredRules = (context: CallContext): Condition<StoredOf<typeof pricingRules>> => ({
  where: { actief: 1, dateTo: { to: todayOf(context, -1) } },
});

/** Add-ons of which so many are left. */
export const addonsLeft = (count: number): Condition<StoredOf<typeof addons>> => ({
  where: { totaalAantal: count },
});
