import { enums } from '../../../../resources/builder/enums';
import type { DocumentRow } from '../../../../schemas/documents';
import { parseRows } from '../../../../schemas/documents/codec';
import type { CallContext } from '../../../contract/CallContext';
import { rowsOf } from '../../../records/tenant';
import type { Row, Values } from '../../../store/Store';
import { objectsDefinitions } from '../../../tables/builder/objectsDefinitions';
import { questionnaireInvitations } from '../../../tables/builder/questionnaireInvitations';
import { tableOf } from '../../../tables/tableOf';
import { rowsById } from '../../rowsById';
import {
  answersOf,
  completed,
  fullName,
  type Invitation,
  isCompleted,
  isInvited,
  type Questionnaire,
} from './invitations';
import { type Question, questionsOf, scoreOf } from './questions';

const enumsTable = tableOf(enums);

/** The enums whose values rows of documents offer, by their ids. */
const enumsOf = (
  context: CallContext,
  rows: readonly DocumentRow[],
): Promise<ReadonlyMap<number, Values>> => {
  const ids = rows.flatMap(({ options }) => Number(options.enumId) || []);
  return rowsById(rowsOf(context, enumsTable), ids, ['values']);
};

/** What questionnaires ask, by the ids of their documents. */
const questionsByDocument = async (
  context: CallContext,
  questionnaires: readonly Pick<Questionnaire, 'objectDefinitionId'>[],
): Promise<ReadonlyMap<number, readonly Question[]>> => {
  const ids = questionnaires.map(({ objectDefinitionId }) => objectDefinitionId);
  const documents = await rowsById(rowsOf(context, objectsDefinitions), ids, ['values']);
  const rows = [...documents].map(([id, { values }]) => [id, parseRows(values)] as const);
  const known = await enumsOf(
    context,
    rows.flatMap(([, own]) => own),
  );
  return new Map(rows.map(([id, own]) => [id, questionsOf(own, known)]));
};

/**
 * The questions that a questionnaire asks; none without a document.
 *
 * @param changed an enum as it would be, in place of the one that is stored
 */
export const questionsFor = async (
  context: CallContext,
  { objectDefinitionId }: Pick<Questionnaire, 'objectDefinitionId'>,
  changed?: Row,
): Promise<readonly Question[]> => {
  const document = await rowsOf(context, objectsDefinitions).get(objectDefinitionId ?? 0);
  const rows = parseRows(document?.values);
  const known = new Map(await enumsOf(context, rows));
  if (changed) known.set(changed.id, changed);
  return questionsOf(rows, known);
};

/** How an invited person did. */
export interface Result {
  readonly invitation: Invitation;
  readonly isCompleted: boolean;
  readonly score: number;
  readonly isPassed: boolean;
}

/** How each invited person did. */
export const resultsOf = (
  { minimumScore }: Pick<Questionnaire, 'minimumScore'>,
  questions: readonly Question[],
  invitations: readonly Invitation[],
): readonly Result[] =>
  invitations.map((invitation) => {
    const score = scoreOf(questions, answersOf(invitation));
    const isDone = isCompleted(invitation);
    return {
      invitation,
      isCompleted: isDone,
      score,
      isPassed: isDone && score >= (minimumScore ?? 0),
    };
  });

const flag = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0);

/** An invited person as it travels. */
export const invitedUser = ({ invitation, score, isPassed, ...result }: Result): Values => ({
  userId: invitation.userId,
  firstName: invitation.firstName ?? '',
  lastName: fullName({ ...invitation, firstName: '' }),
  email: invitation.email ?? '',
  completed: flag(result.isCompleted),
  passed: flag(isPassed),
  score,
});

/** How many people passed each of some questionnaires: their answers are gone through part by part. */
const passedIn = async (
  context: CallContext,
  questionnaires: readonly Questionnaire[],
): Promise<ReadonlyMap<number, number>> => {
  const questions = await questionsByDocument(context, questionnaires);
  const byId = new Map(questionnaires.map((row) => [row.id, row]));
  const passed = new Map<number, number>();
  const answered = rowsOf(context, questionnaireInvitations).each({
    where: { questionnaireId: [...byId.keys()] },
    ...completed,
    only: ['questionnaireId', 'completedAt', 'answers'],
  });
  for await (const invitation of answered) {
    const questionnaire = byId.get(invitation.questionnaireId ?? 0);
    if (!questionnaire) continue;
    const { id, objectDefinitionId } = questionnaire;
    const asked = questions.get(objectDefinitionId ?? 0) ?? [];
    const isPassed = resultsOf(questionnaire, asked, [invitation]).some((one) => one.isPassed);
    if (isPassed) passed.set(id, (passed.get(id) ?? 0) + 1);
  }
  return passed;
};

/** How many were invited to questionnaires, completed them and passed. */
export const countsOf = async (
  context: CallContext,
  questionnaires: readonly Questionnaire[],
): Promise<(row: Questionnaire) => Values> => {
  const own = { where: { questionnaireId: questionnaires.map(({ id }) => id) } };
  const countBy = async (selection: typeof completed): Promise<ReadonlyMap<unknown, number>> => {
    const invitations = rowsOf(context, questionnaireInvitations);
    const groups = await invitations.group(['questionnaireId'], [], selection);
    return new Map(groups.map(({ by, count }) => [by.questionnaireId, count]));
  };
  const [invited, done] = [await countBy(own), await countBy({ ...own, ...completed })];
  const passed = await passedIn(
    context,
    questionnaires.filter(({ id }) => done.has(id)),
  );
  return (row) => {
    const invitedCount = invited.get(row.id) ?? 0;
    return {
      invited: flag(isInvited(row, invitedCount)),
      invitedCount,
      completedCount: done.get(row.id) ?? 0,
      passedCount: passed.get(row.id) ?? 0,
    };
  };
};
