import { definePage } from '../../schemas';

/** Keeps the place of what visitors booked. */
export const bookings = definePage({
  name: 'bookings',
  path: 'bookings',
  route: 'ticketing/bookings',
  module: 'ticketing',
  menu: { icon: 'booking', place: 6 },
  page: 'placeholder',
});
