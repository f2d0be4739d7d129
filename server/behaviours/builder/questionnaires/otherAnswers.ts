import { ask, isConfirmed } from '../../../contract/ask';
import type { CallContext } from '../../../contract/CallContext';
import { rowsOf } from '../../../records/tenant';
import type { Row, Values } from '../../../store/Store';
import { questionnaireInvitations } from '../../../tables/builder/questionnaireInvitations';
import {
  answersTo,
  enumOf,
  type Family,
  familiesWith,
  offersEnum,
  questionnairesOf,
} from '../documents/answers';
import { completed } from './invitations';
import { valuesOf } from './questions';
import { questionsFor, type Result, resultsOf } from './results';

/** The names under which the change is confirmed; who confirms other scores has read of other texts as well. */
const SCORES = 'otherScores';
const TEXTS = 'otherTexts';

const isOtherwise = (one: Values | undefined, other: Values | undefined): boolean =>
  (one?.correct ?? 0) !== (other?.correct ?? 0);

/** Whether other values are right. */
const areOthersRight = (before: readonly Values[], after: readonly Values[]): boolean => {
  const [was, is] = [before, after].map(
    (values) => new Map(values.map((value) => [value.enumRowId, value])),
  );
  return [...before, ...after].some(({ enumRowId: id }) => isOtherwise(was?.get(id), is?.get(id)));
};

const passedIn = (results: readonly Result[]): number =>
  results.filter(({ isPassed }) => isPassed).length;

/** How many finished tests score otherwise with an enum as it would be, and what becomes of those who passed. */
const otherScores = async (context: CallContext, changed: Row, families: readonly Family[]) => {
  const params = { count: 0, before: 0, after: 0 };
  for (const questionnaire of await questionnairesOf(context, families)) {
    const invitations = await rowsOf(context, questionnaireInvitations).find({
      where: { questionnaireId: questionnaire.id },
      ...completed,
      only: ['completedAt', 'answers'],
    });
    const results = async (present?: Row) =>
      resultsOf(questionnaire, await questionsFor(context, questionnaire, present), invitations);
    const [now, then] = [await results(), await results(changed)];
    params.count += now.filter(({ score }, index) => score !== then[index]?.score).length;
    params.before += passedIn(now);
    params.after += passedIn(then);
  }
  return params;
};

/** How many answers name a value that is called otherwise. */
const otherTexts = async (
  context: CallContext,
  changed: readonly number[],
  families: readonly Family[],
): Promise<number> => {
  if (changed.length === 0) return 0;
  const answers = await answersTo(context, families, 'keeps', changed);
  return answers.reduce((sum, { total = 0 }) => sum + total, 0);
};

/** The values that are called otherwise. */
const renamedIn = (before: readonly Values[], after: readonly Values[]): readonly number[] =>
  before.flatMap(({ enumRowId, value }) => {
    const present = after.find((one) => one.enumRowId === enumRowId);
    return present && present.value !== value ? [Number(enumRowId)] : [];
  });

/**
 * Other values make something else of the answers that name them: what is right scores otherwise, what is called
 * otherwise is shown so.
 *
 * @param after the values as they would be
 * @throws Refusal 409, which states how many answers that are and what becomes of those who passed, unless the call
 * confirms it
 */
export const askBeforeOtherAnswers = async (
  context: CallContext,
  row: Row,
  after: readonly Values[],
): Promise<void> => {
  const before = valuesOf(row);
  const renamed = renamedIn(before, after);
  const isRescored = areOthersRight(before, after);
  if (isConfirmed(context, SCORES) || (renamed.length === 0 && !isRescored)) return;
  const families = await familiesWith(context, offersEnum, (asked) => enumOf(asked) === row.id);
  const texts = await otherTexts(context, renamed, families);
  const scores = isRescored
    ? await otherScores(context, { ...row, values: after }, families)
    : { count: 0, before: 0, after: 0 };
  if (scores.count > 0 && texts > 0)
    ask(context, SCORES, 'server.questionnaires.otherScoresAndTexts', {
      ...scores,
      scored: scores.count,
      count: texts,
    });
  else if (scores.count > 0) ask(context, SCORES, 'server.questionnaires.otherScores', scores);
  else if (texts > 0) ask(context, TEXTS, 'server.questionnaires.otherTexts', { count: texts });
};
