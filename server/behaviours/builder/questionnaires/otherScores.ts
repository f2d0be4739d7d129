import { ask, isConfirmed } from '../../../contract/ask';
import type { CallContext, RowSave } from '../../../contract/CallContext';
import type { Row, Values } from '../../../store/Store';
import { enumOf, familiesWith, questionnairesOf } from '../documents/answers';
import { invitationsOf } from './invitations';
import { questionsFor, type Result, resultsOf } from './results';

/** The name under which the change is confirmed. */
const QUESTION = 'otherScores';

/** The enum with its values as they would be. */
const changedEnum = (row: Row, { before, after }: RowSave): Row => {
  const values: readonly Values[] = Array.isArray(row.values) ? row.values : [];
  const others = values.filter((value) => value !== before);
  return { ...row, values: after ? [...others, after] : others };
};

const passedIn = (results: readonly Result[]): number =>
  results.filter(({ isPassed }) => isPassed).length;

/**
 * Another value that is right makes something else of the tests that are finished.
 *
 * @throws Refusal 409, which says how many score otherwise and what becomes of those who passed, unless the call
 * confirms it
 */
export const askBeforeOtherScores = async (
  context: CallContext,
  row: Row,
  change: RowSave,
): Promise<void> => {
  const { before, after } = change;
  if (isConfirmed(context, QUESTION) || (before?.correct ?? 0) === (after?.correct ?? 0)) return;
  const families = await familiesWith(context, (asked) => enumOf(asked) === row.id);
  const changed = changedEnum(row, change);
  const params = { count: 0, before: 0, after: 0 };
  for (const questionnaire of await questionnairesOf(context, families)) {
    const invitations = await invitationsOf(context, questionnaire);
    const results = async (present?: Row) =>
      resultsOf(questionnaire, await questionsFor(context, questionnaire, present), invitations);
    const [now, then] = [await results(), await results(changed)];
    params.count += now.filter(
      ({ isCompleted, score }, index) => isCompleted && score !== then[index]?.score,
    ).length;
    params.before += passedIn(now);
    params.after += passedIn(then);
  }
  if (params.count > 0) ask(context, QUESTION, 'server.questionnaires.otherScores', params);
};
