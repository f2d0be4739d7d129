import type { Behaviour } from '../../contract/CallContext';
import { todayOf } from './booking/days';

/** Pricing rules, of which lists can show those that still count as active after their last day. */
export const pricingRules: Behaviour = {
  asks: {
    status: (_, context) => ({ where: { actief: 1, dateTo: { to: todayOf(context, -1) } } }),
  },
};
