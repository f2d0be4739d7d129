import { parseRows } from '../../../../schemas/documents/codec';
import type { CallContext } from '../../../contract/CallContext';
import { findRow, findRows } from '../../../records/tenant';
import type { Row, Values } from '../../../store/Store';
import { answersOf, fullName, INVITATIONS, isCompleted, isInvited } from './invitations';
import { type Question, questionsOf, scoreOf } from './questions';

const enumsById = async (context: CallContext): Promise<ReadonlyMap<number, Values>> =>
  new Map((await findRows(context, 'enums')).rows.map((row) => [row.id, row]));

/**
 * The questions that a questionnaire asks; none without a document.
 *
 * @param changed an enum as it would be, in place of the one that is stored
 */
export const questionsFor = async (
  context: CallContext,
  { objectDefinitionId }: Values,
  changed?: Row,
): Promise<readonly Question[]> => {
  const document = await findRow(context, 'objectsDefinitions', Number(objectDefinitionId ?? 0));
  if (!document) return [];
  const enums = new Map(await enumsById(context));
  if (changed) enums.set(changed.id, changed);
  return questionsOf(parseRows(document.values), enums);
};

/** How an invited person did. */
export interface Result {
  readonly invitation: Row;
  readonly isCompleted: boolean;
  readonly score: number;
  readonly isPassed: boolean;
}

/** How each invited person did. */
export const resultsOf = (
  { minimumScore }: Values,
  questions: readonly Question[],
  invitations: readonly Row[],
): readonly Result[] =>
  invitations.map((invitation) => {
    const score = scoreOf(questions, answersOf(invitation));
    const completed = isCompleted(invitation);
    return {
      invitation,
      isCompleted: completed,
      score,
      isPassed: completed && score >= Number(minimumScore ?? 0),
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

/** How many were invited, completed the questionnaire and passed. */
const countsOf = (questionnaire: Values, results: readonly Result[]): Values => ({
  invited: flag(
    isInvited(
      questionnaire,
      results.map(({ invitation }) => invitation),
    ),
  ),
  invitedCount: results.length,
  completedCount: results.filter((result) => result.isCompleted).length,
  passedCount: results.filter(({ isPassed }) => isPassed).length,
});

/** The counts of any questionnaire of the organisation. */
export const countsByQuestionnaire = async (
  context: CallContext,
): Promise<(row: Row) => Values> => {
  const { rows } = await findRows(context, INVITATIONS);
  const invitations = new Map<number, Row[]>();
  for (const row of rows) {
    const id = Number(row.questionnaireId);
    const known = invitations.get(id);
    if (known) known.push(row);
    else invitations.set(id, [row]);
  }
  const enums = await enumsById(context);
  const documents = new Map(
    (await findRows(context, 'objectsDefinitions')).rows.map((row) => [row.id, row]),
  );
  return (row) => {
    const own = invitations.get(row.id) ?? [];
    const document = documents.get(Number(row.objectDefinitionId));
    const questions = own.length > 0 ? questionsOf(parseRows(document?.values), enums) : [];
    return countsOf(row, resultsOf(row, questions, own));
  };
};
