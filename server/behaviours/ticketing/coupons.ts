import { coupons as definition } from '../../../resources/ticketing/coupons';
import { behaviour } from '../../contract/behaviour';
import { refuseOtherRules } from './booking/couponTypes';
import { expiringCoupons } from './booking/states';

/** Coupons, of which lists can show those that soon can't be used any more. */
export const coupons = behaviour(definition, {
  onSave: async (context, save) => {
    await refuseOtherRules(context, save);
    return {};
  },
  asks: { status: (_, context) => expiringCoupons(context) },

  // A rule that lost its coupon would hold for everybody.
  onReferencedDelete: { pricingRules: 'keeps' },
});
