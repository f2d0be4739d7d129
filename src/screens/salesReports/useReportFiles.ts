import { useLocale, useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { writtenLocale } from '../../../schemas/routing/locales';
import { useLabels } from '../../fields/labels';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { saveAsFile, toCsv } from '../../ui/format/csv';
import { fileNameOf } from './reportRequest';
import { columns, spreadsheetOf } from './reportTable';
import { type AskedReport, useReports } from './useReport';

/** Saves reports as files. */
export const useReportFiles = (definition: Resource) => {
  const translate = useTranslate();
  const locale = writtenLocale(useLocale());
  const labels = useLabels(definition.name);
  const { figures, pdf } = useReports(definition);
  const { isBusy, attempt } = useAttempt('toast');
  const nameOf = ({ kind, asked }: AskedReport) => fileNameOf(kind, asked);
  return {
    isBusy,
    savePdf: (report: AskedReport) =>
      attempt(async () => {
        const file = await pdf(report);
        if (file) saveAsFile(file, `${nameOf(report)}.pdf`);
      }),
    saveCsv: (report: AskedReport) =>
      attempt(async () => {
        const { field } = labels.query(report.kind);
        const heads = ['period', ...columns].map((name) => field(name));
        const tariffHeads = [translate('salesReports.rate'), field('total'), field('VAT')];
        const words = { heads, sum: translate('salesReports.sum'), tariffHeads, locale };
        const table = spreadsheetOf(await figures(report), words);
        saveAsFile(await toCsv(table, locale), `${nameOf(report)}.csv`);
      }),
  };
};
