import type { Behaviour } from '../../contract/CallContext';
import { EXPIRING_DAYS, todayOf } from './booking/days';

/** Coupons, of which lists can show those that soon can't be used any more. */
export const coupons: Behaviour = {
  asks: {
    status: (_, context) => ({
      where: {
        actief: 1,
        validTo: { from: todayOf(context), to: todayOf(context, EXPIRING_DAYS) },
      },
    }),
  },
};
