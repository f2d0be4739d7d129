import type { CallContext } from '../../../contract/CallContext';
import { titleOfRow } from '../../../records/references/titles';
import { rowsOf } from '../../../records/tenant';
import { mediaTable } from '../../content/media/mediaRows';
import { rowsById } from '../../rowsById';
import { answersOf, type Invitation, isCompleted } from './invitations';
import { chosenOf, judge, type Question } from './questions';

/** Formats an answer for people. */
export type FormatAnswer = (question: Question, value: unknown) => string;

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

const dutchDay = (value: unknown): string => String(value).split('-').reverse().join('-');

/** Questions that are answered with a file. */
const FILES: readonly Question['type'][] = [10, 11];

/** The names of the files that were sent as answers, by their ids. */
const fileNames = async (
  context: CallContext,
  questions: readonly Question[],
  invitations: readonly Invitation[],
): Promise<ReadonlyMap<number, string>> => {
  const asked = questions.filter(({ type }) => FILES.includes(type));
  const ids = invitations.flatMap((invitation) => {
    const answers = answersOf(invitation);
    return asked.map(({ rowId }) => Number(answers.get(rowId)) || null);
  });
  const files = await rowsById(rowsOf(context, mediaTable), ids);
  return new Map([...files].map(([id, row]) => [id, titleOfRow(context, mediaTable.name, row)]));
};

/** How answers read in the caller's language, the names of sent files included. */
export const answerTexts = async (
  context: CallContext,
  questions: readonly Question[],
  invitations: readonly Invitation[],
): Promise<FormatAnswer> => {
  const names = await fileNames(context, questions, invitations);
  const fileName = (id: unknown) => names.get(Number(id)) ?? `#${id}`;
  const byType: Readonly<Partial<Record<Question['type'], (value: unknown) => string>>> = {
    5: (value) =>
      context.call.text(value ? 'server.questionnaires.yes' : 'server.questionnaires.no'),
    6: dutchDay,
    10: fileName,
    11: fileName,
  };
  return (question, value) => {
    if (isNothing(value)) return '';
    if (question.choices.length > 0)
      return chosenOf(question, value)
        .map(({ text }) => text)
        .join(', ');
    return byType[question.type]?.(value) ?? [value].flat().map(String).join(', ');
  };
};

/** What was answered to a question, and what is made of it. */
export interface SheetLine {
  readonly question: string;
  readonly answer: string;
  /** `null` where nothing is right or wrong, or not yet. */
  readonly correct: 0 | 1 | null;
  readonly score: number;
}

/** What an invited person answered, question by question. Until it is completed, nothing is a wrong answer. */
export const sheetOf = (
  questions: readonly Question[],
  invitation: Invitation,
  format: FormatAnswer,
): readonly SheetLine[] => {
  const answers = answersOf(invitation);
  return questions.map((question) => {
    const value = answers.get(question.rowId);
    const { isRight, score } = judge(question, value);
    const isOpen = isNothing(value) && !isCompleted(invitation);
    const correct = isRight === null || isOpen ? null : isRight ? 1 : 0;
    return { question: question.title, answer: format(question, value), correct, score };
  });
};
