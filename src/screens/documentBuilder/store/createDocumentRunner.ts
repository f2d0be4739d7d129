import { createListeners } from '../../../ui/listeners';
import type { DetailRules } from '../rows/details';
import type { ReadContent } from '../rows/history';
import type { Change } from '../storing/changes';
import type { RowSender } from '../storing/RowSender';
import {
  type Action,
  type DocumentState,
  documentOf,
  type Effect,
  reduce,
  type TimerName,
} from './documentReducer';

/**
 * Holds a document's state, and carries out what its reducer asks for: calls, timers, the log.
 *
 * @param given the sender to begin with
 */
export const createDocumentRunner = (
  content: ReadContent,
  given: RowSender,
  rules: DetailRules,
) => {
  const listeners = createListeners();
  const timers = new Map<TimerName, ReturnType<typeof setTimeout>>();
  let sender = given;
  let state = documentOf(content);

  const dispatch = (action: Action): void => {
    const step = reduce(state, action, rules);
    state = step.state;
    for (const effect of step.effects) carryOut(effect);
    listeners.notify();
  };
  const answer = (call: Promise<Action>, change?: Change): void =>
    void call.catch((error: unknown): Action => ({ type: 'failed', change, error })).then(dispatch);
  const send = async (effect: Extract<Effect, { type: 'send' }>): Promise<Action> => {
    const { change, stored, version } = effect;
    return { type: 'accepted', change, changed: await sender.send(change, stored, version) };
  };
  const read = async (effect: Extract<Effect, { type: 'readAfter' }>): Promise<Action> => ({
    type: 'read',
    unanswered: effect.unanswered,
    content: await sender.read(),
  });
  const startTimer = (timer: TimerName, ms: number): void => {
    clearTimeout(timers.get(timer));
    timers.set(
      timer,
      setTimeout(() => dispatch({ type: 'save' }), ms),
    );
  };
  const carryOut = (effect: Effect): void => {
    if (effect.type === 'send') answer(send(effect), effect.change);
    else if (effect.type === 'readAfter') answer(read(effect));
    else if (effect.type === 'startTimer') startTimer(effect.timer, effect.ms);
    else if (effect.type === 'logError') console.error(effect.error);
    else for (const timer of timers.values()) clearTimeout(timer);
  };

  return {
    state: (): DocumentState => state,
    subscribe: listeners.subscribe,
    dispatch,
    useSender: (next: RowSender): void => {
      sender = next;
    },
    /** Resolves once no call is under way. */
    idle: (): Promise<void> =>
      new Promise((resolve) => {
        if (!state.saving.isRunning) return resolve();
        const stop = listeners.subscribe(() => {
          if (state.saving.isRunning) return;
          stop();
          resolve();
        });
      }),
  };
};
