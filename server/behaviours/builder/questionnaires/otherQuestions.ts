import { ask, isConfirmed } from '../../../contract/ask';
import type { CallContext } from '../../../contract/CallContext';
import type { Row, Values } from '../../../store/Store';
import { invitationsOf } from './invitations';
import { questionsFor, resultsOf } from './results';

/** The name under which the change is confirmed. */
const QUESTION = 'otherQuestions';

/** How many of those who answered pass as things stand. */
const passedOf = async (context: CallContext, questionnaire: Values, invitations: readonly Row[]) =>
  resultsOf(questionnaire, await questionsFor(context, questionnaire), invitations).filter(
    ({ isPassed }) => isPassed,
  ).length;

/**
 * Other questions make something else of the answers that are there.
 *
 * @throws Refusal 409, which says how many answered and what becomes of those who passed, unless the call confirms it
 */
export const askBeforeOtherQuestions = async (
  context: CallContext,
  before: Row,
  after: Values,
): Promise<void> => {
  if (before.objectDefinitionId === after.objectDefinitionId) return;
  if (isConfirmed(context, QUESTION)) return;
  const invitations = await invitationsOf(context, before);
  const answered = resultsOf(before, [], invitations).filter(({ isCompleted }) => isCompleted);
  if (answered.length === 0) return;
  const params = {
    count: answered.length,
    before: await passedOf(context, before, invitations),
    after: await passedOf(context, after, invitations),
  };
  ask(context, QUESTION, 'server.questionnaires.answered', params);
};
