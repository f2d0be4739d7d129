import type { Values } from '../../../dataProvider/values';
import type { AnyFields, Resource } from '../../../schemas';
import { createListeners } from '../../ui/listeners';

/** Whose change of a field is saved. */
export type Side = 'mine' | 'theirs';

/** What was answered, by the names of fields. */
export type Choices = Readonly<Record<string, Side>>;

/** Who changed something last, and when, as far as the server reports it. */
export interface Changer {
  readonly by: string | null;
  /** ISO 8601. */
  readonly at: string | null;
}

/** Two changes of the same fields, of which one can be saved. */
export interface Conflicting extends Changer {
  readonly definition: Resource;
  /** The sub-list whose row it is, if it isn't the record. */
  readonly subList?: string;
  readonly fields: AnyFields;
  /** The names of the fields. */
  readonly touching: readonly string[];
  /** What is mine wasn't typed: it is what was there before, which is being restored. */
  readonly isRestored?: boolean;
  readonly mine: Values;
  readonly theirs: Values;
}

/** A question that waits for its answer. */
export interface Question extends Conflicting {
  /** @param choices `null` to go on typing */
  answer(choices: Choices | null): void;
}

let open: Question | null = null;
const listeners = createListeners();

const show = (question: Question | null): void => {
  open = question;
  listeners.notify();
};

/** The questions to the person when two changes conflict; one question at a time. */
export const conflictQuestions = {
  get: (): Question | null => open,
  subscribe: listeners.subscribe,
  ask: (conflicting: Conflicting): Promise<Choices | null> =>
    new Promise((resolve) => {
      open?.answer(null);
      show({
        ...conflicting,
        answer: (choices) => {
          show(null);
          resolve(choices);
        },
      });
    }),
};
