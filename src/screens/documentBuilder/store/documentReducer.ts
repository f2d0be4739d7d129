import type { DocumentChanged } from '../../../../dataProvider/calls/documents';
import { Unreachable } from '../../../../dataProvider/http';
import type { DetailRules } from '../rows/details';
import { type Content, historyOf, overtaken, type ReadContent, sealed } from '../rows/history';
import { isSameDocument } from '../rows/sameDocument';
import { type Change, contentStored, type Stored } from '../storing/changes';
import { mergedContent, Overtaken } from '../storing/overtaken';
import { failureOf, isGone } from '../storing/refusal';
import {
  accepted,
  conflicting,
  failed,
  idle,
  isSaved,
  nextChange,
  overtakenBy,
  partOf,
  readAfter,
  refused,
  type Saving,
  savingOf,
  withoutSettled,
} from '../storing/saving';
import { type Edit, type Editing, edited, stillSelected } from './editing';
import { elsewhereOf } from './elsewhereOf';

/** A pause in typing. */
const DEBOUNCE_MS = 600;

/** A document while it is built: as it is typed, and what of it the server has. */
export interface DocumentState {
  readonly editing: Editing;
  readonly saving: Saving;
}

export type Action =
  | Edit
  /** Finishes the step that is being typed, and saves. */
  | { type: 'flush' }
  /** Saves what can be saved. */
  | { type: 'save' }
  /** Saves what failed and what was refused as well. */
  | { type: 'retry' }
  | { type: 'accepted'; change: Change; changed: DocumentChanged }
  | { type: 'read'; unanswered: Change; content: ReadContent }
  /** A change was refused or not answered; without one, reading failed. */
  | { type: 'failed'; change?: Change; error: unknown }
  /** The document was read again, for whatever reason. */
  | { type: 'adopt'; content: ReadContent }
  /** Nothing is sent from now on. */
  | { type: 'stop' };

export type TimerName = 'debounce' | 'retry';

/** What is to be done after an action. Calls are answered with another action; timers end in `save`. */
export type Effect =
  | { type: 'send'; change: Change; stored: Stored; version: string | undefined }
  | { type: 'readAfter'; unanswered: Change }
  | { type: 'startTimer'; timer: TimerName; ms: number }
  | { type: 'stopTimers' }
  | { type: 'logError'; error: unknown };

export interface Step {
  readonly state: DocumentState;
  readonly effects: readonly Effect[];
}

/** When an edit is saved: what is typed, once the typing pauses. What isn't named changes nothing that is stored. */
const SAVED: { readonly [Type in Edit['type']]?: 'now' | 'debounced' } = {
  add: 'now',
  duplicate: 'now',
  remove: 'now',
  restore: 'now',
  move: 'now',
  patch: 'debounced',
  patchDetails: 'debounced',
  undo: 'now',
  redo: 'now',
  revert: 'now',
  revertAll: 'now',
  takeUp: 'now',
};

const still = (state: DocumentState): Step => ({ state, effects: [] });

/** A document that was just read. */
export const documentOf = (content: ReadContent): DocumentState => ({
  editing: {
    history: historyOf(content),
    selected: content.rows[0]?.id ?? null,
    announcement: null,
    elsewhere: null,
    focusRequest: null,
    lastKey: 0,
  },
  saving: savingOf(content),
});

/**
 * Makes the next call, one at a time. Nothing is queued: after each answer it looks again at what differs, so that
 * changes of a row that waits become one, and what was undone meanwhile is never sent.
 */
const callNext = ({ editing, saving: before }: DocumentState, rules: DetailRules): Step => {
  const saving = withoutSettled(before, editing.history);
  const calling = { editing, saving: { ...saving, isRunning: true } };
  if (saving.isStopped) return still({ editing, saving: { ...saving, isRunning: false } });
  if (saving.unanswered)
    return {
      state: calling,
      effects: [{ type: 'readAfter', unanswered: saving.unanswered }],
    };
  const change = nextChange(saving, editing.history, rules);
  if (!change) return still({ editing, saving: idle(saving) });
  const { stored, versions } = saving;
  const version = versions[partOf(change)];
  return { state: calling, effects: [{ type: 'send', change, stored, version }] };
};

const save = (state: DocumentState, rules: DetailRules): Step => {
  const waiting = { ...state, saving: { ...state.saving, isDebouncing: false } };
  const step = waiting.saving.isRunning ? still(waiting) : callNext(waiting, rules);
  return { ...step, effects: [{ type: 'stopTimers' }, ...step.effects] };
};

const answered = (state: DocumentState, saving: Saving, rules: DetailRules): Step =>
  callNext({ ...state, saving: { ...saving, failure: null } }, rules);

/** What somebody else changed is taken in; what both changed is sent when the person asks for it. */
const takeIn = (
  { editing, saving: before }: DocumentState,
  error: Overtaken,
  rules: DetailRules,
): DocumentState => {
  const base = contentStored(before.stored, before.details);
  const saving = overtakenBy(before, error.content);
  const theirs = contentStored(saving.stored, saving.details);
  const merge = (mine: Content) => mergedContent({ base, mine, theirs }, rules);
  const merged = merge(editing.history);
  const sides = { base, mine: editing.history, theirs };
  const history = overtaken(editing.history, (mine) => merge(mine).content);
  return {
    editing: {
      ...editing,
      history,
      selected: stillSelected(editing, history),
      elsewhere: elsewhereOf(sides, merged.touching, error.by, rules),
    },
    saving: conflicting(saving, merged, error),
  };
};

const fail = (
  state: DocumentState,
  change: Change | undefined,
  error: unknown,
  rules: DetailRules,
): Step => {
  if (error instanceof Overtaken) {
    const taken = takeIn(state, error, rules);
    return answered(taken, taken.saving, rules);
  }
  // What the server has can't be known; it is read before anything else is sent.
  const isUnknown = change && (error instanceof Unreachable || isGone(error));
  const saving = isUnknown ? { ...state.saving, unanswered: change } : state.saving;
  const failure = failureOf(error);
  if (change && failure === null) return answered(state, refused(saving, change, error), rules);
  const reason = failure ?? 'unreadable';
  // A session that has ended is gone on with when it is renewed.
  const isRetried = reason !== 'signedOut' && !saving.isStopped;
  const retry: Effect = { type: 'startTimer', timer: 'retry', ms: saving.retryMs };
  return {
    state: { ...state, saving: failed(saving, reason) },
    effects: [{ type: 'logError', error }, ...(isRetried ? [retry] : [])],
  };
};

/** Takes over what was read again, unless something was changed here. */
const adopt = (state: DocumentState, content: ReadContent): DocumentState => {
  const { editing, saving } = state;
  const { history } = editing;
  const isChanged = history.past.length > 0 || history.future.length > 0;
  if (isChanged || !isSaved(saving, history) || isSameDocument(content, history)) return state;
  const { stored, details, versions } = savingOf(content);
  return {
    editing: { ...editing, history: historyOf(content), selected: stillSelected(editing, content) },
    saving: { ...saving, stored, details, versions },
  };
};

const edit = (state: DocumentState, made: Edit, rules: DetailRules): Step => {
  const { stored, details } = state.saving;
  const editing = edited(state.editing, made, contentStored(stored, details));
  const next = { ...state, editing };
  const saved = editing === state.editing ? undefined : SAVED[made.type];
  if (saved === 'now') return save(next, rules);
  if (saved !== 'debounced') return still(next);
  return {
    state: { ...next, saving: { ...next.saving, isDebouncing: true } },
    effects: [{ type: 'startTimer', timer: 'debounce', ms: DEBOUNCE_MS }],
  };
};

/**
 * The document after an action, and what is to be done then.
 *
 * @param rules what holds for the document's details
 */
export const reduce = (state: DocumentState, action: Action, rules: DetailRules): Step => {
  const { editing, saving } = state;
  switch (action.type) {
    case 'flush':
      return save({ ...state, editing: { ...editing, history: sealed(editing.history) } }, rules);
    case 'save':
      return save(state, rules);
    case 'retry':
      return save({ ...state, saving: { ...saving, refusals: new Map() } }, rules);
    case 'accepted':
      return answered(state, accepted(saving, action.change, action.changed), rules);
    case 'read':
      return answered(state, readAfter(saving, action.unanswered, action.content), rules);
    case 'failed':
      return fail(state, action.change, action.error, rules);
    case 'adopt':
      return still(adopt(state, action.content));
    case 'stop':
      return {
        state: { ...state, saving: { ...saving, isStopped: true, isDebouncing: false } },
        effects: [{ type: 'stopTimers' }],
      };
    default:
      return edit(state, action, rules);
  }
};
