import { useLocale, useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { writtenLocale } from '../../../schemas/routing/locales';
import { useLabels } from '../../fields/labels';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { ReportShown } from './ReportShown';
import { periodName } from './reportTable';
import type { AskedReport, useFigures } from './useReport';

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

interface Props {
  definition: Resource;
  shown: AskedReport;
  answer: ReturnType<typeof useFigures>;
}

/** The outcome of a requested report. Figures that are there stay when they can't be read anew. */
export const ReportAnswer = ({ definition, shown, answer }: Props) => {
  const labels = useLabels(definition.name).query(shown.kind);
  const titleOf = useReportTitle();
  const { data, error, refetch } = answer;
  return (
    <>
      {error && <FailedToLoad error={error} onRetry={() => refetch()} />}
      {data && (
        <ReportShown title={titleOf(shown)} by={shown.asked.by} figures={data} labels={labels} />
      )}
      {!data && !error && <TabSkeleton />}
    </>
  );
};
