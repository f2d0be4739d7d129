import { useLocale, useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { writtenLocale } from '../../../schemas/routing/locales';
import { useLabels } from '../../fields/labels';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { saveAsFile, toCsv } from '../../ui/format/csv';
import { fileNameOf } from './reportRequest';
import { columns, soldSpreadsheetOf, spreadsheetOf } from './reportTable';
import { type AskedReport, useReports } from './useReport';
import { useSoldWords } from './useSoldWords';

/** Saves reports as files. */
export const useReportFiles = (definition: Resource) => {
  const translate = useTranslate();
  const locale = writtenLocale(useLocale());
  const soldWords = useSoldWords();
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
        const own = labels.query(report.kind);
        const { by } = report.asked;
        const words = {
          sum: translate('salesReports.sum'),
          tariffHeads: [translate('salesReports.rate'), own.field('total'), own.field('VAT')],
          locale,
        };
        const answer = await figures(report);
        const { heads, nameOf: lineName } = soldWords(by, own);
        const table =
          by === 'payment'
            ? spreadsheetOf(answer, {
                ...words,
                heads: ['period', ...columns].map((name) => own.field(name)),
              })
            : soldSpreadsheetOf(answer, { ...words, heads }, lineName);
        saveAsFile(await toCsv(table, locale), `${nameOf(report)}.csv`);
      }),
  };
};
