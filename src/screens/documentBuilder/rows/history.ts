import type { Rows } from './rowList';

/** What a person did, as it is named when it is undone. */
export type Act = 'added' | 'duplicated' | 'removed' | 'moved' | 'changed' | 'reverted';

export interface Step {
  act: Act;
  /** The row that it was done to. */
  key: number;
  before: Rows;
  after: Rows;
  /** Steps in a row with the same tag are one, as the letters typed in one option. */
  tag?: string;
}

/** The rows as they are, and what can be undone and done again. */
export interface History {
  rows: Rows;
  past: readonly Step[];
  future: readonly Step[];
  /** The last step is finished: the next is another, even with the same tag. */
  isSealed: boolean;
}

/** More than anyone takes back, and little enough to keep. */
const MAX_STEPS = 500;

export const historyOf = (rows: Rows): History => ({
  rows,
  past: [],
  future: [],
  isSealed: true,
});

const goesOn = ({ past, isSealed }: History, tag: string | undefined): boolean =>
  !isSealed && tag !== undefined && past.at(-1)?.tag === tag;

/** Does something; what was undone before can't be done again from then on. */
export const done = (history: History, { after, ...step }: Omit<Step, 'before'>): History => {
  if (after === history.rows) return history;
  const last = history.past.at(-1);
  const past =
    last && goesOn(history, step.tag)
      ? [...history.past.slice(0, -1), { ...last, after }]
      : [...history.past, { ...step, before: history.rows, after }].slice(-MAX_STEPS);
  return { rows: after, past, future: [], isSealed: false };
};

/** Finishes the last step. */
export const sealed = (history: History): History =>
  history.isSealed ? history : { ...history, isSealed: true };

/** Takes the last step back. */
export const undone = (history: History): History => {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    rows: step.before,
    past: history.past.slice(0, -1),
    future: [step, ...history.future],
    isSealed: true,
  };
};

/** Does again what was taken back last. */
export const redone = (history: History): History => {
  const [step, ...future] = history.future;
  if (!step) return history;
  return { rows: step.after, past: [...history.past, step], future, isSealed: true };
};
