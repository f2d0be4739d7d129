import type { webshopreports } from '../../../../resources/webshop/webshopreports';
import type { Labels } from '../../../Labels';

const codes = {
  by: {
    payment: 'Payment',
    product: 'Product',
    category: 'Category',
    turnoverGroup: 'Turnover group',
  },
};

const shared = {
  by: 'Divided by',
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
      codes,
      fields: { ...shared, date: 'Day', time: 'The day begins at' },
    },
    MonthlyReport: {
      name: 'Monthly report',
      codes,
      fields: { ...shared, date: 'Any day of the month' },
    },
    CustomReport: {
      name: 'Report of a period',
      codes,
      fields: { ...shared, date1: 'From', date2: 'To' },
    },
  },
} satisfies Labels<typeof webshopreports>;
