import type { resourceTypes } from '../../../../resources/ticketing/resourceTypes';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Resource type |||| Resource types',
  belongs: 'Kinds of what can be booked, each with how long and for how many.',
  facts: { defaultDurationMin: '%{value} minutes', maxPersons: 'at most %{value} people' },
  fields: {
    defaultDurationMin: 'Default duration (minutes)',
    allowedDurations: 'Allowed durations (minutes)',
    bookingIntervalMin: 'Booking interval (minutes)',
    bufferMin: 'Buffer after a booking (minutes)',
    minDays: 'Earliest booking (days ahead)',
    minBufferMinutes: 'Shortest notice (minutes)',
    maxDays: 'Latest booking (days ahead)',
    sameDayCutoff: 'Bookings for the same day until',
    bookingModel: 'Booking model',
    minPersons: 'Fewest persons',
    maxPersons: 'Most persons',
    cancelDeadlineHours: 'Cancelling until (hours before)',
  },
  help: {
    allowedDurations: 'Each a number of minutes; the default duration is one of them.',
    maxPersons: 'Empty: no maximum.',
  },
  codes: {
    bookingModel: { sharedCapacity: 'Shared capacity', perResource: 'Per resource' },
  },
  sections: {
    duration: 'Duration',
    window: 'Booking window',
    booking: 'Booking and cancelling',
  },
  messages: {
    defaultDuration: 'The default duration must be given and greater than 0.',
    allowedDurations:
      'The allowed durations must be given in whole minutes and contain the default duration.',
    bookingWindow: 'Invalid values for the booking window. Check the ranges and the logic.',
    persons: 'Invalid numbers of persons: at least 1, and the maximum not below the minimum.',
    cancelDeadline: 'The cancellation deadline must not be negative.',
  },
} satisfies Labels<typeof resourceTypes>;
