import { defineTable } from '../defineTable';

/** What visitors booked. */
export const bookings = defineTable({
  name: 'bookings',
  columns: {
    customerName: 'text',
    activityId: { type: 'id', to: 'activities', isIndexed: true },
    resourceId: { type: 'id', to: 'resources', isIndexed: true },
    startDateTime: { type: 'text', isIndexed: true },
    creationDate: { type: 'text', isIndexed: true },
    persons: 'number',
    totalCent: 'number',
    status: { type: 'text', isIndexed: true },
  },
});
