/** Texts of the page of reports. */
export const salesReports = {
  kind: 'Report',
  DailyReport: 'Daily',
  MonthlyReport: 'Monthly',
  CustomReport: 'Custom',
  show: 'Show',
  pdf: 'Export as PDF',
  csv: 'Export as CSV',
  range: 'Incorrect date range',
  day: '%{day}, from %{time}',
  none: 'No orders came in.',
  chart: 'Turnover',
  tariffs: 'VAT by tariff',
  rate: 'Tariff',
  sum: 'Total',
  quantity: 'Quantity',
  discount: 'Discounts',
  without: {
    product: 'No product',
    category: 'No category',
    turnoverGroup: 'No turnover group',
  },
};
