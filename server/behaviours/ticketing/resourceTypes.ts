import { resourceTypes as definition } from '../../../resources/ticketing/resourceTypes';
import { behaviour } from '../../contract/behaviour';

/** Kinds of what can be booked. */
export const resourceTypes = behaviour(definition, {
  // A coupon that lost its type would hold for all of them.
  onReferencedDelete: { coupons: 'keeps' },
});
