import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useLabels } from '../../fields/labels';
import { withKinds } from '../../kinds/withKinds';
import { usePageTitle } from '../../routing/pageTitle';
import { saveAsFile, toCsv } from '../../ui/csv';
import { writtenLocale } from '../../ui/format/locales';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { PageHead } from '../../ui/PageHead';
import { PartTabs } from '../../ui/PartTabs';
import { useToast } from '../../ui/toasts';
import { useAttempt } from '../../ui/useAttempt';
import type { PageProps } from '../../views/handWritten';
import { ReportForm } from './ReportForm';
import { ReportShown } from './ReportShown';
import {
  askedOf,
  fileNameOf,
  firstValues,
  isBackwards,
  kinds,
  type ReportKind,
  type ReportValues,
  rememberTime,
} from './reportRequest';
import { columns, periodName, spreadsheetOf } from './reportTable';
import { type AskedReport, useFigures, useReports } from './useReport';

/** The days of a report in the long form of a language. */
const useReportTitle = () => {
  const translate = useTranslate();
  const locale = writtenLocale(useLocale());
  return ({ kind, asked }: AskedReport): string => {
    const { date, date1, date2, time } = asked;
    if (kind === 'CustomReport')
      return `${periodName(date1 ?? '', locale)} – ${periodName(date2 ?? '', locale)}`;
    if (kind === 'DailyReport')
      return translate('salesReports.day', { day: periodName(date ?? '', locale), time });
    return new Date(`${date}T12:00:00`).toLocaleDateString(locale, {
      month: 'long',
      year: 'numeric',
    });
  };
};

const isWhole = ({ date, date1, date2 }: ReportValues): boolean =>
  Boolean(date || (date1 && date2));

/** What orders came to: on a day, in a month or in a period, as figures, as a chart and as files. */
const SalesReports = ({ definition }: PageProps) => {
  const translate = useTranslate();
  const locale = writtenLocale(useLocale());
  const toast = useToast();
  const id = useId();
  const pageTitle = useLabels(definition.name).several();
  usePageTitle(pageTitle);
  const [kind, setKind] = useState<ReportKind>('DailyReport');
  const [values, setValues] = useState(() => firstValues('DailyReport'));
  const [shown, setShown] = useState<AskedReport>(() => ({ kind, asked: askedOf(kind, values) }));
  const labels = useLabels(definition.name).query(shown.kind);
  const titleOf = useReportTitle();
  const { figures, pdf } = useReports(definition);
  const { isBusy, attempt } = useAttempt('toast');
  const { data, error, refetch } = useFigures(definition, shown);

  const open = (next: ReportKind) => {
    const first = firstValues(next);
    setKind(next);
    setValues(first);
    setShown({ kind: next, asked: askedOf(next, first) });
  };
  const change = (next: ReportValues) => {
    if (next.time && next.time !== values.time) rememberTime(next.time);
    setValues(next);
  };
  /** Does something with what is entered, unless that is no period. */
  const withAsked = (work: (asked: AskedReport) => unknown) => () => {
    if (isBackwards(values)) toast.error(translate('salesReports.range'));
    else if (isWhole(values)) work({ kind, asked: askedOf(kind, values) });
  };
  const savePdf = (asked: AskedReport) =>
    attempt(async () => {
      const file = await pdf(asked);
      if (file) saveAsFile(file, `${fileNameOf(asked.kind, asked.asked)}.pdf`);
    });
  const saveCsv = (asked: AskedReport) =>
    attempt(async () => {
      const heads = ['period', ...columns].map((name) => labels.field(name));
      const words = { heads, sum: translate('salesReports.sum'), locale };
      const table = spreadsheetOf(await figures(asked), words);
      saveAsFile(await toCsv(table), `${fileNameOf(asked.kind, asked.asked)}.csv`);
    });

  return (
    <>
      <PageHead title={pageTitle} />
      <Paper variant="outlined">
        <PartTabs
          id={id}
          parts={kinds.map((key) => ({
            key,
            label: translate(`salesReports.${key}`),
            isWrong: false,
          }))}
          open={kind}
          onOpen={(key) => open(kinds.find((one) => one === key) ?? kind)}
        />
        <Box
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${kind}`}
          sx={{
            display: 'grid',
            gap: 4,
            p: { xs: 2, sm: 3 },
            gridTemplateColumns: 'minmax(0, 1fr)',
          }}
        >
          <ReportForm
            key={kind}
            definition={definition}
            kind={kind}
            values={values}
            isBusy={isBusy}
            onChange={change}
            onShow={withAsked(setShown)}
            onPdf={withAsked(savePdf)}
            onCsv={withAsked(saveCsv)}
          />
          {error ? (
            <FailedToLoad error={error} onRetry={() => refetch()} />
          ) : data ? (
            <ReportShown title={titleOf(shown)} figures={data} labels={labels} />
          ) : (
            <TabSkeleton />
          )}
        </Box>
      </Paper>
    </>
  );
};

export default withKinds(SalesReports);
