import type { CallContext } from '../../../contract/CallContext';
import type { Values } from '../../../store/Store';
import {
  answersOf,
  fullName,
  type Invitation,
  invitationsOf,
  type Questionnaire,
} from './invitations';
import { chosenOf, highestScore, judge, type Question } from './questions';
import { questionsFor, type Result, resultsOf } from './results';
import { answerTexts, sheetOf } from './sheets';

const asked = async (
  context: CallContext,
  questionnaire: Questionnaire,
  some?: readonly Invitation[],
) => {
  const questions = await questionsFor(context, questionnaire);
  const invitations = some ?? (await invitationsOf(context, questionnaire));
  const results = resultsOf(questionnaire, questions, invitations);
  return { questions, results };
};

const statusText = ({ call }: CallContext, { isCompleted, isPassed }: Result): string => {
  if (!isCompleted) return call.text('server.questionnaires.notCompleted');
  return call.text(isPassed ? 'server.questionnaires.passed' : 'server.questionnaires.failed');
};

const person = ({ invitation }: Result): Values => ({
  user: fullName(invitation),
  email: invitation.email ?? '',
});

/** Who was invited and how they did: a row for each person; who has not completed it has no score. */
export const peopleTable = async (
  context: CallContext,
  questionnaire: Questionnaire,
): Promise<readonly Values[]> => {
  const { questions, results } = await asked(context, questionnaire);
  return results.map((result) => ({
    ...person(result),
    status: statusText(context, result),
    score: result.isCompleted ? result.score : '',
    highestScore: highestScore(questions),
    invited: result.invitation.invitedAt ?? '',
    reminded: result.invitation.remindedAt ?? '',
    completed: result.invitation.completedAt ?? '',
  }));
};

/** How often each answer was given that can be counted: choices and yes or no. */
const answerCounts = (question: Question, values: readonly unknown[], yesNo: [string, string]) => {
  if (question.type === 5)
    return [true, false].map((wanted, index) => ({
      answer: yesNo[index] ?? '',
      count: values.filter((value) => value === wanted).length,
    }));
  return question.choices.map((choice) => ({
    answer: choice.text,
    count: values.filter((value) => chosenOf(question, value).includes(choice)).length,
  }));
};

const isAnswered = (value: unknown): boolean => ![undefined, null, ''].some((no) => no === value);

/** What those answered who completed the questionnaire: a row for each question, with counts. */
export const answersTable = async (
  context: CallContext,
  questionnaire: Questionnaire,
): Promise<readonly Values[]> => {
  const { questions, results } = await asked(context, questionnaire);
  const { text } = context.call;
  const yesNo: [string, string] = [
    text('server.questionnaires.yes'),
    text('server.questionnaires.no'),
  ];
  const sheets = results
    .filter(({ isCompleted }) => isCompleted)
    .map(({ invitation }) => answersOf(invitation));
  return questions.map((question) => {
    const values = sheets.map((answers) => answers.get(question.rowId)).filter(isAnswered);
    const counts = answerCounts(question, values, yesNo).flatMap(({ answer, count }, index) => [
      [`answer${index + 1}`, answer],
      [`count${index + 1}`, count],
    ]);
    return {
      question: question.title,
      answered: values.length,
      correct: values.filter((value) => judge(question, value).isRight).length,
      ...Object.fromEntries(counts),
    };
  });
};

const rightText = ({ call }: CallContext, correct: 0 | 1 | null): string => {
  if (correct === null) return '';
  return call.text(correct ? 'server.questionnaires.yes' : 'server.questionnaires.no');
};

/**
 * What each person answered: a row for each of those who were asked and each question.
 *
 * @param invitations of whom; of all who are invited unless given
 */
export const individualTable = async (
  context: CallContext,
  questionnaire: Questionnaire,
  invitations?: readonly Invitation[],
): Promise<readonly Values[]> => {
  const { questions, results } = await asked(context, questionnaire, invitations);
  const format = await answerTexts(
    context,
    questions,
    results.map(({ invitation }) => invitation),
  );
  return results.flatMap((result) =>
    sheetOf(questions, result.invitation, format).map(({ correct, ...line }) => ({
      ...person(result),
      status: statusText(context, result),
      question: line.question,
      answer: line.answer,
      correct: result.isCompleted ? rightText(context, correct) : '',
      score: result.isCompleted ? line.score : '',
    })),
  );
};
