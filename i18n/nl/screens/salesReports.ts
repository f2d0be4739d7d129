import type { salesReports as english } from '../../en/screens/salesReports';

/** Texts of the page of reports. */
export const salesReports: typeof english = {
  kind: 'Rapport',
  DailyReport: 'Dag',
  MonthlyReport: 'Maand',
  CustomReport: 'Periode',
  show: 'Tonen',
  pdf: 'Exporteren als PDF',
  csv: 'Exporteren als CSV',
  range: 'Onjuiste periode',
  day: '%{day}, vanaf %{time}',
  none: 'Er kwamen geen bestellingen binnen.',
  chart: 'Omzet',
  tariffs: 'Btw per tarief',
  rate: 'Tarief',
  sum: 'Totaal',
  quantity: 'Aantal',
  discount: 'Kortingen',
  without: {
    product: 'Geen product',
    category: 'Geen categorie',
    turnoverGroup: 'Geen omzetgroep',
  },
};
