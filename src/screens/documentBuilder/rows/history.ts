import type { Details } from './details';
import type { Rows } from './rowList';

/** What a person did, as it is named when it is undone. */
export type Act =
  | 'added'
  | 'duplicated'
  | 'removed'
  | 'moved'
  | 'changed'
  | 'detailed'
  | 'restored'
  | 'reverted'
  | 'takenUp';

/** All that is stored of a document as it is typed. */
export interface Content {
  readonly rows: Rows;
  readonly details: Details;
}

/** The same as it was read, with the version that it had there, where the server reports it. */
export interface ReadContent extends Content {
  readonly version?: string;
}

export interface Step {
  act: Act;
  /** The row that it was done to, or the details. */
  key: number;
  before: Content;
  after: Content;
  /** Steps in a row with the same tag are one, as the letters typed in one option. */
  tag?: string;
}

/** The document as it is, and what can be undone and done again. */
export interface History extends Content {
  past: readonly Step[];
  future: readonly Step[];
  /** The last step is finished: the next is another, even with the same tag. */
  isSealed: boolean;
}

/** More than anyone takes back, and little enough to keep. */
const MAX_STEPS = 500;

export const historyOf = ({ rows, details }: Content): History => ({
  rows,
  details,
  past: [],
  future: [],
  isSealed: true,
});

const goesOn = ({ past, isSealed }: History, tag: string | undefined): boolean =>
  !isSealed && tag !== undefined && past.at(-1)?.tag === tag;

const contentOf = ({ rows, details }: History): Content => ({ rows, details });

/** What is done: the parts of the document that are others afterwards. */
type Doing = Omit<Step, 'before' | 'after'> & Partial<Content>;

/** Does something; what was undone before can't be done again from then on. */
export const done = (
  history: History,
  { rows = history.rows, details = history.details, ...step }: Doing,
): History => {
  if (rows === history.rows && details === history.details) return history;
  const after = { rows, details };
  const last = history.past.at(-1);
  const past =
    last && goesOn(history, step.tag)
      ? [...history.past.slice(0, -1), { ...last, after }]
      : [...history.past, { ...step, before: contentOf(history), after }].slice(-MAX_STEPS);
  return { ...after, past, future: [], isSealed: false };
};

/** The document with what somebody else made of it, in what can be undone as well. */
export const overtaken = (history: History, merge: (content: Content) => Content): History => {
  const merged = (steps: readonly Step[]) =>
    steps.map((step) => ({ ...step, before: merge(step.before), after: merge(step.after) }));
  return {
    ...history,
    ...merge(contentOf(history)),
    past: merged(history.past),
    future: merged(history.future),
  };
};

/** Finishes the last step. */
export const sealed = (history: History): History =>
  history.isSealed ? history : { ...history, isSealed: true };

/** Takes the last step back. */
export const undone = (history: History): History => {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    ...step.before,
    past: history.past.slice(0, -1),
    future: [step, ...history.future],
    isSealed: true,
  };
};

/** Does again what was taken back last. */
export const redone = (history: History): History => {
  const [step, ...future] = history.future;
  if (!step) return history;
  return { ...step.after, past: [...history.past, step], future, isSealed: true };
};
