import type { webshopreports } from '../../../../resources/webshop/webshopreports';
import type { Labels } from '../../../Labels';

const shared = {
  showCash: 'Cash',
  showPin: 'Pin',
  period: 'Period',
  orders: 'Orders',
  pin: 'Pin',
  cash: 'Cash',
  pinAndCash: 'Pin and cash',
  onAccount: 'On account',
  notPaid: 'Not paid',
  total: 'Total',
  VAT: 'VAT',
  net: 'Excl. VAT',
  tip: 'Tips',
};

export const labels = {
  name: 'Reports',
  queries: {
    DailyReport: {
      name: 'Daily report',
      fields: { ...shared, date: 'Day', time: 'The day begins at' },
    },
    MonthlyReport: {
      name: 'Monthly report',
      fields: { ...shared, date: 'Any day of the month' },
    },
    CustomReport: {
      name: 'Report of a period',
      fields: { ...shared, date1: 'From', date2: 'To' },
    },
  },
} satisfies Labels<typeof webshopreports>;
