import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { BarChart } from '@mui/x-charts/BarChart';
import { useLocale, useTranslate } from 'react-admin';
import type { DayRevenue } from './dayRevenue';

interface Props {
  days: readonly DayRevenue[];
  /** Pixels. */
  height: number;
}

/** Bars of one week's revenue, with the same figures as a table for those who can't see them. */
const RevenueChart = ({ days, height }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const theme = useTheme();
  const dayName = (date: string) => {
    const day = new Date(`${date}T12:00:00`);
    return `${day.toLocaleDateString(locale, { weekday: 'short' })} ${day.getDate()}`;
  };
  const euros = (value: number | null) =>
    (value ?? 0).toLocaleString(locale, { style: 'currency', currency: 'EUR' });
  return (
    <>
      <Box aria-hidden>
        <BarChart
          height={height}
          hideLegend
          borderRadius={4}
          colors={[theme.vars?.palette.primary.main ?? theme.palette.primary.main]}
          xAxis={[{ scaleType: 'band', data: days.map(({ date }) => dayName(date)) }]}
          yAxis={[
            {
              width: 64,
              valueFormatter: (value: number) =>
                value.toLocaleString(locale, {
                  style: 'currency',
                  currency: 'EUR',
                  maximumFractionDigits: 0,
                }),
            },
          ]}
          series={[{ data: days.map(({ revenue }) => revenue), valueFormatter: euros }]}
          grid={{ horizontal: true }}
        />
      </Box>
      <table style={visuallyHidden}>
        <caption>{translate('home.revenue.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('home.revenue.day')}</th>
            <th scope="col">{translate('home.revenue.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, revenue }) => (
            <tr key={date}>
              <th scope="row">{dayName(date)}</th>
              <td>{euros(revenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

export default RevenueChart;
