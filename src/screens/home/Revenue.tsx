import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { f } from '../../../schemas';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { Widget } from '../../ui/Widget';
import { useWidget } from './useWidget';

/** Pixels of the total above the chart, and of the chart. */
const TOTAL_HEIGHT = 41;
const CHART_HEIGHT = 260;

const RevenueChart = lazy(() => import('./RevenueChart'));

const fields = { date: f.date(), revenue: f.money() };

/** The revenue of the last seven days, as a bar chart. */
export const Revenue = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const { data = [], isPending, error, refetch } = useWidget('7daysrevenue', fields);
  const days = data.map(({ date, revenue }) => ({ date: date ?? '', revenue: revenue ?? 0 }));
  const total = days.reduce((sum, { revenue }) => sum + revenue, 0);
  return (
    <Widget
      title={translate('home.revenue.title')}
      isLoading={isPending}
      height={TOTAL_HEIGHT + CHART_HEIGHT}
      error={error}
      onRetry={refetch}
    >
      <Typography variant="h5" component="p" sx={{ mb: 1 }}>
        {total.toLocaleString(locale, { style: 'currency', currency: 'EUR' })}
      </Typography>
      {total === 0 ? (
        <Typography color="text.secondary">{translate('home.revenue.none')}</Typography>
      ) : (
        <Suspense fallback={<TabSkeleton height={CHART_HEIGHT} />}>
          <RevenueChart days={days} height={CHART_HEIGHT} />
        </Suspense>
      )}
    </Widget>
  );
};
