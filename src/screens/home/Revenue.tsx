import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useToday } from '../../session/useToday';
import { BarChart } from '../../ui/charts/BarChart';
import { dateFormat, numberFormat } from '../../ui/format/formatters';
import { Widget } from '../../ui/Widget';
import { useWidget } from './useWidget';

/** Pixels of the total above the chart, of the chart, and of the days below it. */
const TOTAL_HEIGHT = 40;
const CHART_HEIGHT = 200;
const DAYS_HEIGHT = 24;

/** The revenue of the last seven days, as a bar chart. */
export const Revenue = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const today = useToday();
  const { data = [], isPending, error, refetch } = useWidget('7daysrevenue');
  const title = translate('home.revenue.title');
  const total = data.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0);
  const euros = numberFormat(locale, { style: 'currency', currency: 'EUR' });
  const whole = numberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  const dayName = (date: string) => {
    const day = new Date(`${date}T12:00:00`);
    return `${dateFormat(locale, { weekday: 'short' }).format(day)} ${day.getDate()}`;
  };
  return (
    <Widget
      title={title}
      isLoading={isPending}
      height={TOTAL_HEIGHT + CHART_HEIGHT + DAYS_HEIGHT}
      error={error}
      onRetry={refetch}
    >
      {total === 0 ? (
        <Typography color="text.secondary">{translate('home.revenue.none')}</Typography>
      ) : (
        <BarChart
          title={title}
          total={
            <Typography variant="h5" component="p">
              {euros.format(total)}
            </Typography>
          }
          series={[{ at: 0, label: translate('home.revenue.amount') }]}
          bars={data.map(({ date, revenue }) => ({
            key: date ?? '',
            short: dayName(date ?? ''),
            label: dayName(date ?? ''),
            values: [revenue ?? 0],
            isRunning: date === today,
          }))}
          height={CHART_HEIGHT}
          barHead={translate('home.revenue.day')}
          format={(value) => euros.format(value)}
          formatStep={(value) => whole.format(value)}
        />
      )}
    </Widget>
  );
};
