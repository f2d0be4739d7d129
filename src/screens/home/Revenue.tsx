import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { f } from '../../../schemas';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { useWidget } from './useWidget';
import { Widget } from './Widget';

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
      error={error}
      onRetry={refetch}
    >
      <Typography variant="h5" component="p" sx={{ mb: 1 }}>
        {total.toLocaleString(locale, { style: 'currency', currency: 'EUR' })}
      </Typography>
      <Suspense fallback={<TabSkeleton />}>
        <RevenueChart days={days} />
      </Suspense>
    </Widget>
  );
};
