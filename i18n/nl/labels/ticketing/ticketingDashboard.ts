import type { ticketingDashboard } from '../../../../resources/ticketing/ticketingDashboard';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Ticketingdashboard',
  queries: {
    overview: {
      name: 'Vandaag',
      fields: {
        bookingsToday: 'Boekingen vandaag',
        occupancyPct: 'Bezetting vandaag',
        revenueToday: 'Omzet vandaag',
        avgSpend: 'Gemiddelde besteding',
      },
    },
    alerts: {
      name: 'Meldingen',
      fields: {
        inactiveResources: 'Inactieve resources',
        zeroStockAddons: 'Add-ons zonder voorraad',
        expiringCoupons: 'Coupons die binnenkort verlopen',
        expiredRules: 'Verlopen prijsregels',
      },
    },
    recentBookings: {
      name: 'Recente boekingen',
      fields: {
        customerName: 'Klant',
        activityId: 'Activiteit',
        resourceId: 'Resource',
        startDateTime: 'Begint',
        creationDate: 'Geboekt',
        persons: 'Personen',
        totalCent: 'Totaal',
        status: 'Status',
      },
      codes: {
        status: {
          confirmed: 'Bevestigd',
          pending: 'Wacht op betaling',
          cancelled: 'Geannuleerd',
        },
      },
    },
  },
} satisfies Labels<typeof ticketingDashboard>;
