import type { Behaviour } from '../../contract/CallContext';

/** Kinds of what can be booked. */
export const resourceTypes: Behaviour = {
  // A coupon that lost its type would hold for all of them.
  onReferencedDelete: { coupons: 'keeps' },
};
