import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'react-admin';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { fileNameOf, saveAsFile, toCsv } from '../../ui/format/csv';
import type { FilledIn } from './held';
import type { DrawnColumn } from './useColumns';

interface Props {
  /** What the file is called. */
  title: string;
  columns: readonly Pick<DrawnColumn, 'title' | 'text'>[];
  items: readonly FilledIn[];
}

/** Saves what was filled in as a CSV file: all questions, whatever stands in the columns on screen. */
export const SaveAnswers = ({ title, columns, items }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { isBusy, attempt } = useAttempt('toast');
  const save = () =>
    attempt(async () => {
      const head = columns.map((column) => column.title);
      const rows = items.map((item) => columns.map(({ text }) => text(item)));
      saveAsFile(await toCsv([head, ...rows], locale), fileNameOf('{title}.csv', { title }));
    });
  return (
    <Button startIcon={<DownloadIcon />} loading={isBusy} onClick={save}>
      {translate('documentList.saveCsv')}
    </Button>
  );
};
