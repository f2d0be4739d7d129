import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { paperRules, row } from '../../../../tests/fixtures/openBuilder';
import { Overtaken } from '../storing/overtaken';
import {
  type Action,
  type DocumentState,
  documentOf,
  type Effect,
  reduce,
} from './documentReducer';

const read = { rows: [row(1, 'One'), row(2, 'Two')], details: { title: 'Form' }, version: 'a' };

const typed = (key: number, title: string): Action => ({
  type: 'patch',
  key,
  patch: { options: { title } },
});

/** What becomes of a document by actions, and the effects of the last of them. */
const outcome = (...actions: readonly Action[]) =>
  actions.reduce<{ state: DocumentState; effects: readonly Effect[] }>(
    ({ state }, action) => reduce(state, action, paperRules),
    { state: documentOf(read), effects: [] },
  );

const sentBy = (effects: readonly Effect[]) => effects.find((effect) => effect.type === 'send');

/** The change that is under way after actions. */
const sending = (...actions: readonly Action[]) => {
  const sent = sentBy(outcome(...actions).effects);
  if (!sent) throw new Error('Nothing is sent.');
  return sent.change;
};

const renaming = sending(typed(1, 'First'), { type: 'save' });
const accepted: Action = { type: 'accepted', change: renaming, changed: { id: 1, version: 'b' } };
const failing = (error: unknown): Action => ({ type: 'failed', change: renaming, error });

it('waits for a pause in typing, each time anew, and calls nothing meanwhile', () => {
  const { state, effects } = outcome(typed(1, 'F'), typed(1, 'Fi'));
  expect(effects).toEqual([{ type: 'startTimer', timer: 'debounce', ms: 600 }]);
  expect(state.saving).toMatchObject({ isDebouncing: true, isRunning: false });
});

it('makes one call at a time, and looks again at what differs after each', () => {
  const begun = [typed(1, 'First'), { type: 'save' }] as const;
  const during = outcome(...begun, typed(2, 'Second'), { type: 'save' });
  expect(during.effects).toEqual([{ type: 'stopTimers' }]);
  const next = outcome(...begun, typed(2, 'Second'), accepted);
  expect(sentBy(next.effects)).toMatchObject({ change: { key: 2 }, version: 'b' });
  const undone = outcome(...begun, typed(2, 'Second'), { type: 'undo' }, accepted);
  expect(undone.effects).toEqual([]);
  expect(undone.state.saving.isRunning).toBe(false);
});

it('an edit that changes nothing saves nothing', () => {
  const before = outcome();
  for (const action of [
    { type: 'move', key: 1, to: 0 },
    { type: 'duplicate', key: 9 },
    { type: 'remove', key: 9 },
    { type: 'restore', row: row(1, 'One') },
    { type: 'undo' },
    { type: 'redo' },
  ] as const satisfies readonly Action[])
    expect(reduce(before.state, action, paperRules)).toEqual(before);
});

describe('a call that fails', () => {
  const begun = [typed(1, 'First'), { type: 'save' }] as const;

  it('is repeated twice as late each time, and from the start once it has succeeded', () => {
    const lost = new TypeError('Failed to fetch');
    const failed = [failing(lost), { type: 'save' }] as const;
    const delays = [1, 2, 3, 4, 5, 6, 7].map((times) => {
      const { effects } = outcome(...begun, ...Array(times).fill(failed).flat().slice(0, -1));
      return effects.find((effect) => effect.type === 'startTimer')?.ms;
    });
    expect(delays).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
    const { effects } = outcome(
      ...begun,
      ...failed,
      accepted,
      typed(1, 'X'),
      { type: 'save' },
      failing(lost),
    );
    expect(effects).toContainEqual({ type: 'startTimer', timer: 'retry', ms: 2_000 });
  });

  it('waits for a new session where that has ended, and logs why', () => {
    const error = new HttpError('Signed out', 401);
    const { state, effects } = outcome(...begun, failing(error));
    expect(effects).toEqual([{ type: 'logError', error }]);
    expect(state.saving.failure).toBe('signedOut');
  });

  it('is refused until it asks for something else or is retried', () => {
    const refused = [...begun, failing(new HttpError('No', 422))] as const;
    expect(outcome(...refused).state.saving.isRunning).toBe(false);
    expect(sentBy(outcome(...refused, { type: 'save' }).effects)).toBeUndefined();
    expect(sentBy(outcome(...refused, { type: 'retry' }).effects)).toBeDefined();
    expect(sentBy(outcome(...refused, typed(1, 'Best'), { type: 'save' }).effects)).toBeDefined();
  });

  it('because a row is gone has the document read before anything else is sent', () => {
    const gone = outcome(...begun, typed(2, 'Second'), failing(new HttpError('Gone', 404)));
    expect(gone.effects).toEqual([{ type: 'readAfter', unanswered: renaming }]);
    const content = { ...read, rows: [row(2, 'Two')] };
    const known = reduce(gone.state, { type: 'read', unanswered: renaming, content }, paperRules);
    expect(sentBy(known.effects)).toMatchObject({ change: { key: 2 } });
  });

  it('because somebody else was earlier is merged, and what both changed is not sent', () => {
    const theirs = { ...read, rows: [row(1, 'Theirs'), row(2, 'Two')], version: 'c' };
    const overtaken = failing(new Overtaken(theirs, 'Demi', null));
    const { state, effects } = outcome(...begun, typed(2, 'Second'), overtaken);
    expect(sentBy(effects)).toMatchObject({ change: { key: 2 }, version: 'c' });
    expect([...state.saving.refusals.keys()]).toEqual(['update/1']);
  });
});

it('sends nothing once it is stopped, whatever is answered or asked', () => {
  const stopped = [typed(1, 'First'), { type: 'save' }, { type: 'stop' }] as const;
  for (const action of [accepted, failing(new TypeError('lost')), { type: 'retry' }] as const) {
    const { state, effects } = outcome(...stopped, typed(2, 'Second'), action);
    expect(sentBy(effects)).toBeUndefined();
    expect(effects).not.toContainEqual(expect.objectContaining({ timer: 'retry' }));
    expect(state.saving).toMatchObject({ isStopped: true });
  }
});

it('keeps what was changed here when the document is read again', () => {
  const content = { ...read, rows: [row(1, 'Elsewhere')] };
  const adopt: Action = { type: 'adopt', content };
  expect(outcome(adopt).state.editing.history.rows).toBe(content.rows);
  expect(outcome(typed(1, 'Mine'), adopt).state).toEqual(outcome(typed(1, 'Mine')).state);
});
