import type { CallContext } from '../../../contract/CallContext';
import type { Condition } from '../../../store/Query';
import type { RowIn } from '../../../store/Table';
import type { bookings } from '../../../tables/ticketing/bookings';

/** Bookings that are yet to begin and weren't cancelled. */
export const toCome = ({
  clock,
}: Pick<CallContext, 'clock'>): Condition<RowIn<typeof bookings>> => ({
  where: { startDateTime: { from: new Date(clock()).toISOString() } },
  not: { where: { status: 'cancelled' } },
});
