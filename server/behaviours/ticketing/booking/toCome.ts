import type { CallContext } from '../../../contract/CallContext';
import type { Condition } from '../../../store/Query';

/** Bookings that are yet to begin and weren't cancelled. */
export const toCome = ({ clock }: Pick<CallContext, 'clock'>): Condition => ({
  where: { startDateTime: { from: new Date(clock()).toISOString() } },
  not: { where: { status: 'cancelled' } },
});
