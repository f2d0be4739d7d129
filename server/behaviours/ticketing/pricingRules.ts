import type { Behaviour } from '../../contract/CallContext';
import { expiredRules } from './booking/states';

/** Pricing rules, of which lists can show those that still count as active after their last day. */
export const pricingRules: Behaviour = {
  asks: { status: (_, context) => expiredRules(context) },
};
