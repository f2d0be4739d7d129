import type { webshopreports } from '../../../../resources/webshop/webshopreports';
import type { Labels } from '../../../Labels';

const shared = {
  showCash: 'Contant',
  showPin: 'Pin',
  period: 'Periode',
  orders: 'Bestellingen',
  pin: 'Pin',
  cash: 'Contant',
  pinAndCash: 'Pin en contant',
  onAccount: 'Op rekening',
  notPaid: 'Niet betaald',
  total: 'Totaal',
  VAT: 'Btw',
  net: 'Excl. btw',
  tip: 'Fooi',
};

export const labels = {
  name: 'Rapporten',
  queries: {
    DailyReport: {
      name: 'Dagrapport',
      fields: { ...shared, date: 'Dag', time: 'De dag begint om' },
    },
    MonthlyReport: {
      name: 'Maandrapport',
      fields: { ...shared, date: 'Een dag van de maand' },
    },
    CustomReport: {
      name: 'Rapport over een periode',
      fields: { ...shared, date1: 'Van', date2: 'Tot en met' },
    },
  },
} satisfies Labels<typeof webshopreports>;
