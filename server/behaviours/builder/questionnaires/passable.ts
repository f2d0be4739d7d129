import { ask } from '../../../contract/ask';
import type { CallContext } from '../../../contract/CallContext';
import type { Questionnaire } from './invitations';
import { highestScore } from './questions';
import { questionsFor } from './results';

/**
 * Nobody passes where the questions score less together than is required.
 *
 * @param count people who would get the mail
 * @throws Refusal 409 with both scores, unless the call confirms it
 */
export const askBeforeNobodyPasses = async (
  context: CallContext,
  questionnaire: Questionnaire,
  count: number,
): Promise<void> => {
  const minimum = questionnaire.minimumScore ?? 0;
  const highest = highestScore(await questionsFor(context, questionnaire));
  if (minimum > highest)
    ask(context, 'nobodyPasses', 'server.questionnaires.nobodyPasses', { count, minimum, highest });
};
