import Typography from '@mui/material/Typography';
import type { LabelScope } from '../../fields/labels';
import { BarChart } from '../../ui/charts/BarChart';
import { numberFormat } from '../../ui/format/formatters';
import { periodName, shortPeriodName, ways } from './reportTable';
import type { Figures } from './useReport';
import { useWritten } from './useWritten';

/** Pixels. */
const HEIGHT = 240;

interface Props {
  title: string;
  figures: Figures;
  labels: LabelScope;
}

/** What was sold in each period as bars, divided by payment. The table below has the same figures. */
export const PeriodChart = ({ title, figures, labels }: Props) => {
  const { locale, euros } = useWritten();
  const wholeEuros = numberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  return (
    <BarChart
      title={title}
      total={
        <Typography variant="h5" component="p">
          {euros(figures.total)}
        </Typography>
      }
      series={ways.map((way, at) => ({ at, label: labels.field(way) }))}
      bars={figures.rows.map((row) => ({
        key: row.period,
        short: shortPeriodName(row.period, locale),
        label: periodName(row.period, locale),
        values: ways.map((way) => row[way] ?? 0),
      }))}
      height={HEIGHT}
      barHead={labels.field('period')}
      format={euros}
      formatStep={(value) => wholeEuros.format(value)}
      isTabled
    />
  );
};
