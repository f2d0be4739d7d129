import { definePage, f, query } from '../../schemas';
import { dividedBy, reportSums } from './shared/reportSums';

const sentDay = f.date({ as: 'd-M-yyyy', required: true });

/** What it is divided by, which payments count, and whether it is a PDF that is asked for. */
const parts = {
  by: f.choice({ values: dividedBy, required: true, default: 'payment' }),
  showCash: f.flag({ default: true }),
  showPin: f.flag({ default: true }),
  pdf: f.flag({ derived: true }),
};

/** What was sold in an hour or on a day. */
const fields = { period: f.text(), ...reportSums };

/** What orders came to on a day, in a month, or from one day to another. */
export const webshopreports = definePage({
  name: 'webshopreports',
  path: 'webshop/webshopreports',
  route: 'webshop/reports',
  alsoAt: ['webshop/webshopreports'],
  module: 'webshop',
  menu: { icon: 'chart', place: 8 },
  page: 'salesReports',
  queries: {
    DailyReport: query({
      rowsFrom: { fn: 'DailyReport' },
      asks: { date: sentDay, time: f.time({ required: true, default: '00:00' }), ...parts },
      fields,
    }),
    MonthlyReport: query({
      rowsFrom: { fn: 'MonthlyReport' },
      asks: { date: sentDay, ...parts },
      fields,
    }),
    CustomReport: query({
      rowsFrom: { fn: 'CustomReport' },
      asks: { date1: sentDay, date2: sentDay, ...parts },
      fields,
    }),
  },
});
