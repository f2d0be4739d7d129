import type { webshopreports } from '../../../../resources/webshop/webshopreports';
import type { Labels } from '../../../Labels';

const codes = {
  by: {
    payment: 'Betaling',
    product: 'Product',
    category: 'Categorie',
    turnoverGroup: 'Omzetgroep',
  },
};

const shared = {
  by: 'Verdeeld naar',
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
      codes,
      fields: { ...shared, date: 'Dag', time: 'De dag begint om' },
    },
    MonthlyReport: {
      name: 'Maandrapport',
      codes,
      fields: { ...shared, date: 'Een dag van de maand' },
    },
    CustomReport: {
      name: 'Rapport over een periode',
      codes,
      fields: { ...shared, date1: 'Van', date2: 'Tot en met' },
    },
  },
} satisfies Labels<typeof webshopreports>;
