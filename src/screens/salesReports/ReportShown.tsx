import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { writtenLocale } from '../../../schemas/routing/locales';
import type { LabelScope } from '../../fields/labels';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { FigureLine, FigureTable } from './FigureTable';
import {
  type columns,
  filledColumns,
  percentText,
  periodName,
  shortPeriodName,
  ways,
} from './reportTable';
import type { Figures } from './useReport';

const ReportChart = lazy(() => import('./ReportChart'));

/** Pixels. */
const CHART_HEIGHT = 280;

interface Props {
  title: string;
  figures: Figures;
  labels: LabelScope;
}

/** How figures are written in the current language. */
const useWritten = () => {
  const locale = writtenLocale(useLocale());
  const euros = (value: number | null) =>
    (value ?? 0).toLocaleString(locale, { style: 'currency', currency: 'EUR' });
  return {
    locale,
    euros,
    cell: (name: (typeof columns)[number], value: number | null) =>
      name === 'orders' ? (value ?? 0).toLocaleString(locale) : euros(value),
  };
};

const soldIn = ({ rows }: Figures) => rows.filter(({ orders }) => (orders ?? 0) > 0);

/** The figures by period, and their VAT by tariff. */
const Tables = ({ title, figures, labels }: Props) => {
  const translate = useTranslate();
  const { locale, euros, cell } = useWritten();
  const filled = filledColumns(figures);
  return (
    <>
      <FigureTable label={title} heads={['period', ...filled].map((name) => labels.field(name))}>
        {soldIn(figures).map((row) => (
          <FigureLine
            key={row.period}
            name={periodName(row.period, locale)}
            cells={filled.map((name) => [name, cell(name, row[name])])}
          />
        ))}
        <FigureLine
          isSum
          name={translate('salesReports.sum')}
          cells={filled.map((name) => [name, cell(name, figures[name])])}
        />
      </FigureTable>
      <FigureTable
        label={translate('salesReports.tariffs')}
        heads={[translate('salesReports.rate'), labels.field('total'), labels.field('VAT')]}
      >
        {figures.tariffs.map(({ rate, total, VAT }) => (
          <FigureLine
            key={rate}
            name={percentText(rate, locale)}
            cells={[
              ['total', euros(total)],
              ['VAT', euros(VAT)],
            ]}
          />
        ))}
      </FigureTable>
    </>
  );
};

/** A report's figures: as a chart, by period, and its VAT by tariff. */
export const ReportShown = (props: Props) => {
  const { title, figures, labels } = props;
  const translate = useTranslate();
  const { locale, euros } = useWritten();
  const bars = figures.rows.map((row) => ({
    name: shortPeriodName(row.period, locale),
    amounts: ways.map((way) => row[way] ?? 0),
  }));
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        <Typography variant="h5" component="p">
          {euros(figures.total)}
        </Typography>
      </div>
      {soldIn(figures).length === 0 ? (
        <Typography color="text.secondary">{translate('salesReports.none')}</Typography>
      ) : (
        <>
          <Box aria-hidden>
            <Suspense fallback={<TabSkeleton height={CHART_HEIGHT} />}>
              <ReportChart
                bars={bars}
                parts={ways.map((way) => labels.field(way))}
                height={CHART_HEIGHT}
              />
            </Suspense>
          </Box>
          <Tables {...props} />
        </>
      )}
    </Box>
  );
};
