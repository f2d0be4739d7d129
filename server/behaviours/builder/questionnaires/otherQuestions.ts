import { ask, isConfirmed } from '../../../contract/ask';
import type { CallContext } from '../../../contract/CallContext';
import { rowsOf } from '../../../records/tenant';
import type { Changes } from '../../../store/Rows';
import { questionnaireInvitations } from '../../../tables/builder/questionnaireInvitations';
import { completed, type Invitation, type Questionnaire } from './invitations';
import { questionsFor, resultsOf } from './results';

/** The name under which the change is confirmed. */
const QUESTION = 'otherQuestions';

/** How many of those who answered pass as things stand. */
const passedOf = async (
  context: CallContext,
  questionnaire: Changes<Questionnaire>,
  invitations: readonly Invitation[],
) =>
  resultsOf(questionnaire, await questionsFor(context, questionnaire), invitations).filter(
    ({ isPassed }) => isPassed,
  ).length;

/**
 * Other questions make something else of the answers that are there.
 *
 * @throws Refusal 409, which states how many answered and what becomes of those who passed, unless the call confirms it
 */
export const askBeforeOtherQuestions = async (
  context: CallContext,
  before: Questionnaire,
  after: Changes<Questionnaire>,
): Promise<void> => {
  if (before.objectDefinitionId === after.objectDefinitionId) return;
  if (isConfirmed(context, QUESTION)) return;
  const answered = await rowsOf(context, questionnaireInvitations).find({
    where: { questionnaireId: before.id },
    ...completed,
    only: ['completedAt', 'answers'],
  });
  if (answered.length === 0) return;
  const params = {
    count: answered.length,
    before: await passedOf(context, before, answered),
    after: await passedOf(context, after, answered),
  };
  ask(context, QUESTION, 'server.questionnaires.answered', params);
};
