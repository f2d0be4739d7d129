import type { ticketingDashboard } from '../../../../resources/ticketing/ticketingDashboard';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Ticketing dashboard',
  queries: {
    overview: {
      name: 'Today',
      fields: {
        bookingsToday: 'Bookings today',
        occupancyPct: 'Occupancy today',
        revenueToday: 'Revenue today',
        avgSpend: 'Average spend',
      },
    },
    alerts: {
      name: 'Alerts',
      fields: {
        inactiveResources: 'Inactive resources',
        zeroStockAddons: 'Add-ons out of stock',
        expiringCoupons: 'Coupons that expire soon',
        expiredRules: 'Expired pricing rules',
      },
    },
    recentBookings: {
      name: 'Recent bookings',
      fields: {
        customerName: 'Customer',
        activityId: 'Activity',
        resourceId: 'Resource',
        startDateTime: 'Starts',
        creationDate: 'Booked',
        persons: 'Persons',
        totalCent: 'Total',
        status: 'State',
      },
      codes: {
        status: { confirmed: 'Confirmed', pending: 'Awaiting payment', cancelled: 'Cancelled' },
      },
    },
  },
} satisfies Labels<typeof ticketingDashboard>;
