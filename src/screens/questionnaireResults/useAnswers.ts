import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { type DataRecord, f, type ScreenFunction } from '../../../schemas';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { fileNameOf, saveAsFile, toCsv } from '../../ui/format/csv';
import { readableTable } from '../../views/actions/answerTable';
import type { InvitedUser } from './results';

const RESOURCE = 'questionnaires';

/** What was answered to a question, and what that scored. */
export interface Answer {
  [name: string]: unknown;
  key: number;
  question: string;
  answer: string;
  /** `null` where no answer is right or wrong. */
  correct: 0 | 1 | null;
  score: number;
}

const asks = { userId: f.integer() };
const given = {
  rowsFrom: { fn: 'getAnswers' satisfies ScreenFunction },
  asks,
  fields: {
    question: f.text(),
    answer: f.text(),
    correct: f.choice({ values: [0, 1] }),
    score: f.decimal(),
  },
};
const download = { fn: 'getCSVdataAnswersIndividual', asks };

/** The answers of one invited person, to read and to save as a file. */
export const useAnswers = (record: DataRecord, { id: userId, name }: InvitedUser) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const translate = useTranslate();
  const locale = useLocale();
  const { isBusy, attempt } = useAttempt('toast');
  const asked = { userId };
  const { data, error, refetch } = useQuery({
    queryKey: [RESOURCE, 'answers', record.id, userId],
    retry: false,
    queryFn: async ({ signal }) => {
      const rows = await provider.query(RESOURCE, given, { record, asked, signal });
      return rows.map(({ id: _id, ...row }, key) => ({ ...row, score: row.score ?? 0, key }));
    },
  });

  const save = () =>
    attempt(async () => {
      const { table } = await provider.act(RESOURCE, download, { record, asked });
      const fileName = fileNameOf('{questionnaire} - {person}.csv', {
        questionnaire: record.name,
        person: name,
      });
      saveAsFile(await toCsv(readableTable(table, translate), locale), fileName);
    });

  return { answers: data, error, refetch, isBusy, save };
};
