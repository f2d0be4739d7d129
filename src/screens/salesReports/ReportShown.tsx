import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { LabelScope } from '../../fields/labels';
import { writtenLocale } from '../../ui/format/locales';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import look from '../../ui/plain/table.module.css';
import { columns, periodName, shortPeriodName, ways } from './reportTable';
import type { Figures } from './useReport';

const ReportChart = lazy(() => import('./ReportChart'));

/** Pixels. */
const CHART_HEIGHT = 280;

interface Props {
  title: string;
  figures: Figures;
  labels: LabelScope;
}

interface TableProps {
  label: string;
  heads: readonly string[];
  children: ReactNode;
}

const Table = ({ label, heads, children }: TableProps) => (
  <Box component="section" className={look.frame} tabIndex={0} aria-label={label}>
    <table className={look.table}>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" className={at === 0 ? undefined : look.numeric}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </Box>
);

interface LineProps {
  name: string;
  /** What stands in each column. */
  cells: readonly (readonly [column: string, text: string])[];
  isSum?: true;
}

/** A row of a table: what it is about, then figures. */
const Line = ({ name, cells, isSum }: LineProps) => (
  <tr style={isSum && { fontWeight: 600 }}>
    <th scope="row">{name}</th>
    {cells.map(([column, text]) => (
      <td key={column} className={look.numeric}>
        {text}
      </td>
    ))}
  </tr>
);

/** A report's figures: as a chart, by period, and its VAT by tariff. */
export const ReportShown = ({ title, figures, labels }: Props) => {
  const translate = useTranslate();
  const locale = writtenLocale(useLocale());
  const euros = (value: number | null) =>
    (value ?? 0).toLocaleString(locale, { style: 'currency', currency: 'EUR' });
  const cell = (name: (typeof columns)[number], value: number | null) =>
    name === 'orders' ? (value ?? 0).toLocaleString(locale) : euros(value);
  const sold = figures.rows.filter(({ orders }) => (orders ?? 0) > 0);
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
      {sold.length === 0 ? (
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
          <Table label={title} heads={['period', ...columns].map((name) => labels.field(name))}>
            {sold.map((row) => (
              <Line
                key={row.period}
                name={periodName(row.period, locale)}
                cells={columns.map((name) => [name, cell(name, row[name])])}
              />
            ))}
            <Line
              isSum
              name={translate('salesReports.sum')}
              cells={columns.map((name) => [name, cell(name, figures[name])])}
            />
          </Table>
          <Table
            label={translate('salesReports.tariffs')}
            heads={[translate('salesReports.rate'), labels.field('total'), labels.field('VAT')]}
          >
            {figures.tariffs.map(({ rate, total, VAT }) => (
              <Line
                key={rate}
                name={((rate ?? 0) / 100).toLocaleString(locale, {
                  style: 'percent',
                  maximumFractionDigits: 2,
                })}
                cells={[
                  ['total', euros(total)],
                  ['VAT', euros(VAT)],
                ]}
              />
            ))}
          </Table>
        </>
      )}
    </Box>
  );
};
