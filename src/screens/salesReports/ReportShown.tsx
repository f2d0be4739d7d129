import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { DividedBy } from '../../../resources/webshop/shared/reportSums';
import type { LabelScope } from '../../fields/labels';
import { FigureLine, FigureTable } from './FigureTable';
import { PeriodChart } from './PeriodChart';
import { filledColumns, percentText, periodName } from './reportTable';
import { SoldTable } from './SoldTable';
import type { Figures } from './useReport';
import { useWritten } from './useWritten';

interface Props {
  title: string;
  by: DividedBy;
  figures: Figures;
  labels: LabelScope;
}

const soldIn = ({ rows }: Figures) => rows.filter(({ orders }) => (orders ?? 0) > 0);

/** The figures by period, divided by how they were paid. */
const PaymentTable = ({ title, figures, labels }: Props) => {
  const translate = useTranslate();
  const { locale, cell } = useWritten();
  const filled = filledColumns(figures);
  return (
    <FigureTable label={title} heads={['period', ...filled].map((name) => labels.field(name))}>
      {soldIn(figures).map((row) => (
        <FigureLine
          key={row.period}
          name={periodName(row.period, locale)}
          cells={filled.map((name) => [name, cell(name, row[name]), row[name]])}
        />
      ))}
      <FigureLine
        isSum
        name={translate('salesReports.sum')}
        cells={filled.map((name) => [name, cell(name, figures[name]), figures[name]])}
      />
    </FigureTable>
  );
};

const TariffTable = ({ figures, labels }: Props) => {
  const translate = useTranslate();
  const { locale, euros } = useWritten();
  return (
    <FigureTable
      label={translate('salesReports.tariffs')}
      heads={[translate('salesReports.rate'), labels.field('total'), labels.field('VAT')]}
    >
      {figures.tariffs.map(({ rate, total, VAT }) => (
        <FigureLine
          key={rate}
          name={percentText(rate, locale)}
          cells={[
            ['total', euros(total), total],
            ['VAT', euros(VAT), VAT],
          ]}
        />
      ))}
    </FigureTable>
  );
};

/** A report's figures: by payment as a chart and by period, or by what was sold; and the VAT by tariff. */
export const ReportShown = (props: Props) => {
  const { title, by, figures } = props;
  const translate = useTranslate();
  const { euros } = useWritten();
  const hasChart = by === 'payment' && soldIn(figures).length > 0;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        {!hasChart && (
          <Typography variant="h5" component="p">
            {euros(figures.total)}
          </Typography>
        )}
      </div>
      {soldIn(figures).length === 0 && (
        <Typography color="text.secondary">{translate('salesReports.none')}</Typography>
      )}
      {soldIn(figures).length > 0 && (
        <>
          {hasChart && <PeriodChart {...props} />}
          {by === 'payment' ? <PaymentTable {...props} /> : <SoldTable {...props} />}
          <TariffTable {...props} />
        </>
      )}
    </Box>
  );
};
