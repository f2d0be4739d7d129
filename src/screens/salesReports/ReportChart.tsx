import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useLocale } from 'react-admin';
import { writtenLocale } from '../../../schemas/routing/locales';

interface Props {
  bars: readonly { readonly name: string; readonly amounts: readonly number[] }[];
  /** What the parts of a bar are, in the order of its amounts. */
  parts: readonly string[];
  /** Pixels. */
  height: number;
}

/** Bars of what was sold in each period, divided by payment. The table below has the same figures. */
const ReportChart = ({ bars, parts, height }: Props) => {
  const locale = writtenLocale(useLocale());
  const { vars, palette } = useTheme();
  const { primary, warning, info, secondary, error } = vars?.palette ?? palette;
  const euros = (value: number | null) =>
    (value ?? 0).toLocaleString(locale, { style: 'currency', currency: 'EUR' });
  const wholeEuros = (value: number) =>
    value.toLocaleString(locale, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
    });
  return (
    <BarChart
      height={height}
      colors={[primary.main, warning.main, info.main, secondary.light, error.main]}
      xAxis={[{ scaleType: 'band', data: bars.map(({ name }) => name) }]}
      yAxis={[{ width: 64, valueFormatter: wholeEuros }]}
      series={parts.map((label, at) => ({
        label,
        stack: 'all',
        data: bars.map(({ amounts }) => amounts[at] ?? 0),
        valueFormatter: euros,
      }))}
      grid={{ horizontal: true }}
    />
  );
};

export default ReportChart;
