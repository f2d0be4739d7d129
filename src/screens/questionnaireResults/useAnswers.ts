import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { DataRecord } from '../../../schemas';
import { fileNameOf, saveAsFile, toCsv } from '../../ui/csv';
import { useAttempt } from '../../ui/useAttempt';
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

const readAnswer = (wire: unknown, key: number): Answer => {
  const { question, answer, correct, score } = wire as Record<string, unknown>;
  return {
    key,
    question: String(question ?? ''),
    answer: String(answer ?? ''),
    correct: correct === null || correct === undefined ? null : Number(correct) === 1 ? 1 : 0,
    score: Number(score ?? 0),
  };
};

/** The answers of one invited person, to read and to save as a file. */
export const useAnswers = (record: DataRecord, { userId, name }: InvitedUser) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const translate = useTranslate();
  const { isBusy, attempt } = useAttempt('toast');
  const args = { userId };
  const { data, error, refetch } = useQuery({
    queryKey: [RESOURCE, 'answers', record.id, userId],
    retry: false,
    queryFn: async ({ signal }) => {
      const options = { args, isRead: true, signal };
      const { rows } = await provider.call(RESOURCE, { fn: 'getAnswers' }, record, options);
      return rows.map(readAnswer);
    },
  });

  const save = () =>
    attempt(async () => {
      const call = { fn: 'getCSVdataAnswersIndividual' };
      const { rows } = await provider.call(RESOURCE, call, record, { args, isRead: true });
      const fileName = fileNameOf('{questionnaire} - {person}.csv', {
        questionnaire: record.name,
        person: name,
      });
      saveAsFile(toCsv(readableTable(rows, translate)), fileName);
    });

  return { answers: data, error, refetch, isBusy, save };
};
