import { type DocumentRow, rowTypeOf } from '../../../../schemas/documents';
import type { Values } from '../../../store/Store';

/** A value that a question lets people choose. */
export interface Choice {
  readonly id: number;
  readonly text: string;
  readonly language: string;
  readonly isRight: boolean;
}

/** A row of a document that asks something. */
export interface Question {
  readonly rowId: number;
  readonly type: DocumentRow['type'];
  readonly title: string;
  /** What a right answer scores. */
  readonly weight: number;
  /** Empty where people type or pick freely. */
  readonly choices: readonly Choice[];
  /** Several choices may be right together; then all of them must be chosen and no other. */
  readonly takesSeveral: boolean;
}

/** What is made of an answer. */
export interface Judgement {
  /** `null` where no answer is right or wrong. */
  readonly isRight: boolean | null;
  readonly score: number;
}

const choiceOf = (value: Values): Choice => ({
  id: Number(value.enumRowId),
  text: String(value.value ?? ''),
  language: String(value.language ?? ''),
  isRight: value.correct === 1,
});

/** The values of an enum, as they are stored. */
export const valuesOf = (enumeration: Values | undefined): readonly Values[] =>
  Array.isArray(enumeration?.values) ? enumeration.values : [];

/**
 * The questions of a document.
 *
 * @param enums the enums that its rows choose from, by id
 */
export const questionsOf = (
  rows: readonly DocumentRow[],
  enums: ReadonlyMap<number, Values>,
): readonly Question[] =>
  rows
    .filter(({ type }) => rowTypeOf(type)?.value !== undefined)
    .map(({ id, type, options }) => ({
      rowId: id,
      type,
      title: String(options.title ?? ''),
      weight: Number(options.weight) || 0,
      choices: valuesOf(enums.get(Number(options.enumId))).map(choiceOf),
      takesSeveral: options.enumDisplayMode === 'checkbox',
    }));

/** The choices that an answer consists of. */
export const chosenOf = ({ choices }: Question, value: unknown): readonly Choice[] => {
  const ids = new Set([value].flat().map(Number));
  return choices.filter(({ id }) => ids.has(id));
};

const isRight = (question: Question, value: unknown): boolean | null => {
  const { choices, takesSeveral } = question;
  if (!choices.some((choice) => choice.isRight)) return null;
  const chosen = chosenOf(question, value);
  if (!takesSeveral) return chosen.length === 1 && chosen.every((choice) => choice.isRight);
  // An enum has its values once for each language; people see those of one.
  const seen = choices.filter(({ language }) => language === chosen[0]?.language);
  return chosen.length > 0 && seen.every((choice) => choice.isRight === chosen.includes(choice));
};

/** Whether an answer is right, and what it scores. */
export const judge = (question: Question, value: unknown): Judgement => {
  const verdict = isRight(question, value);
  return { isRight: verdict, score: verdict ? question.weight : 0 };
};

/** What was answered to each question, by the row that asks it. */
export type Answers = ReadonlyMap<number, unknown>;

/** The score of a person: what the right answers weigh together. */
export const scoreOf = (questions: readonly Question[], answers: Answers): number =>
  questions.reduce((sum, question) => sum + judge(question, answers.get(question.rowId)).score, 0);

/** The most that can be scored. */
export const highestScore = (questions: readonly Question[]): number =>
  questions
    .filter(({ choices }) => choices.some((choice) => choice.isRight))
    .reduce((sum, { weight }) => sum + weight, 0);
