import type { bookings } from '../../../../resources/ticketing/bookings';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Boekingen',
} satisfies Labels<typeof bookings>;
