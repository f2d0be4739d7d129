import { definePage, f, query } from '../../schemas';

/** Most bookings that are shown. */
const RECENT = 10;

/** How today goes, what needs attention, and who booked last. */
export const ticketingDashboard = definePage({
  name: 'ticketingDashboard',
  path: 'dashboard',
  route: 'ticketing/dashboard',
  module: 'ticketing',
  menu: { icon: 'dashboard', place: 4 },
  page: 'ticketingDashboard',
  queries: {
    overview: query({
      rowsFrom: { method: 'GET', path: 'dashboard/overview' },
      fields: {
        bookingsToday: f.integer(),
        occupancyPct: f.percent(),
        revenueToday: f.cents(),
        avgSpend: f.cents(),
      },
    }),
    alerts: query({
      rowsFrom: { method: 'GET', path: 'dashboard/alerts' },
      fields: {
        inactiveResources: f.integer(),
        zeroStockAddons: f.integer(),
        expiringCoupons: f.integer(),
        expiredRules: f.integer(),
      },
    }),
    recentBookings: query({
      rowsFrom: { method: 'GET', path: 'dashboard/recent-bookings', body: { limit: RECENT } },
      fields: {
        customerName: f.text(),
        activityId: f.reference({ to: 'activities', titleIn: 'activityName' }),
        resourceId: f.reference({ to: 'resources', titleIn: 'resourceName' }),
        startDateTime: f.dateTime({ clock: 'organisation' }),
        creationDate: f.dateTime({ clock: 'organisation' }),
        persons: f.integer(),
        totalCent: f.cents(),
        status: f.choice({
          values: ['confirmed', 'pending', 'cancelled'],
          tones: { confirmed: 'success', pending: 'warning', cancelled: 'default' },
        }),
      },
    }),
  },
});
