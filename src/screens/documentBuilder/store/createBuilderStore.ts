import { type DocumentRow, newRow, type RowCode } from '../../../../schemas/documents';
import { createListeners } from '../../../ui/listeners';
import { DETAILS, type DetailRules } from '../rows/details';
import {
  type Act,
  type Content,
  done,
  historyOf,
  overtaken,
  type ReadContent,
  redone,
  sealed,
  undone,
} from '../rows/history';
import { isRight } from '../rows/problems';
import {
  indexOf,
  inserted,
  isSameOrder,
  movedTo,
  neighbour,
  patched,
  type RowPatch,
  type Rows,
  without,
} from '../rows/rowList';
import { isSameDocument } from '../rows/sameDocument';
import { contentStored, storedOf } from '../storing/changes';
import { createStoring } from '../storing/createStoring';
import { mergedContent } from '../storing/overtaken';
import type { RowSender } from '../storing/RowSender';
import type { BuilderState, Elsewhere, FocusRequest, Said } from './BuilderState';
import { elsewhereOf } from './elsewhereOf';
import { statusesOf } from './statuses';

/**
 * One document while it is built: what is done to its rows and details, what can be undone, which row is
 * selected, and what of it the server has.
 *
 * @param rules what holds for the details
 */
export const createBuilderStore = (content: ReadContent, sender: RowSender, rules: DetailRules) => {
  const listeners = createListeners();
  let history = historyOf(content);
  let selected: number | null = content.rows[0]?.id ?? null;
  let said: Said | null = null;
  let elsewhere: Elsewhere | null = null;
  let focusRequest: FocusRequest | null = null;
  let lastKey = 0;

  const notify = (): void => {
    state = look(state.keys);
    listeners.tell();
  };
  const storing = createStoring({
    stored: storedOf(content.rows),
    details: content.details,
    version: content.version,
    sender,
    wanted: () => history,
    isRight,
    rules,
    onChange: () => notify(),
    onOvertaken: (base, theirs, by) => {
      const merged = (mine: Content) => mergedContent({ base, mine, theirs }, rules);
      const { touching } = merged(history);
      elsewhere = elsewhereOf({ base, mine: history, theirs }, touching, by, rules);
      history = overtaken(history, (mine) => merged(mine).content);
      selected = rowOf(selected) ? selected : (history.rows[0]?.id ?? null);
    },
  });
  const look = (keys: readonly number[]): BuilderState => {
    const now = storing.state();
    return {
      history,
      keys: isSameOrder(keys, history.rows) ? keys : history.rows.map(({ id }) => id),
      byKey: new Map(history.rows.map((row) => [row.id, row])),
      selected,
      storing: now,
      statuses: statusesOf(now, rules.areRight(history.details)),
      said,
      elsewhere,
      focusRequest,
    };
  };
  let state = look([]);

  const rowOf = (key: number | null): DocumentRow | undefined =>
    history.rows[indexOf(history.rows, key)];
  const send = (): void => {
    void storing.now();
    notify();
  };
  const act = (what: Act, key: number, rows: Rows, part?: FocusRequest['part']): void => {
    const former = rowOf(key);
    history = done(history, { act: what, key, rows });
    selected = rowOf(key) ? key : selected;
    said = { act: what, way: 'done', row: former ?? rowOf(key) };
    focusRequest = part ? { part } : focusRequest;
    send();
  };
  const insert = (what: Act, row: Omit<DocumentRow, 'id' | 'order'>, index: number): void => {
    lastKey -= 1;
    const added = { ...row, id: lastKey, order: index + 1 };
    act(what, lastKey, inserted(history.rows, added, index), 'options');
  };
  const replace = (what: Act, { rows, details }: Content): void => {
    const index = indexOf(history.rows, selected);
    history = done(history, { act: what, key: selected ?? 0, rows, details });
    selected = rowOf(selected) ? selected : neighbour(rows, index);
    said = { act: what, way: 'done', row: undefined };
    send();
  };
  const travel = (way: 'undone' | 'redone'): void => {
    const step = way === 'undone' ? history.past.at(-1) : history.future[0];
    if (!step) return;
    const former = indexOf(history.rows, step.key);
    const row = rowOf(step.key);
    history = way === 'undone' ? undone(history) : redone(history);
    if (step.key !== DETAILS)
      selected = rowOf(step.key) ? step.key : neighbour(history.rows, former);
    said = { act: step.act, way, row: row ?? rowOf(step.key) };
    send();
  };

  return {
    get: (): BuilderState => state,
    subscribe: listeners.subscribe,
    rowOf,

    select: (key: number | null, part?: FocusRequest['part']): void => {
      selected = key;
      focusRequest = part ? { part } : focusRequest;
      notify();
    },
    /** The focus is where it was wished for. */
    fulfil: (fulfilled: FocusRequest): void => {
      if (focusRequest !== fulfilled) return;
      focusRequest = null;
      notify();
    },
    /** Adds a row of a type, behind the selected one unless a place is given. */
    add: (code: RowCode, index?: number): void => {
      const behind = indexOf(history.rows, selected);
      const last = behind < 0 ? history.rows.length : behind + 1;
      insert('added', newRow(code), index ?? last);
    },
    duplicate: (key: number): void => {
      const row = rowOf(key);
      if (row) insert('duplicated', row, indexOf(history.rows, key) + 1);
    },
    remove: (key: number): void => {
      const index = indexOf(history.rows, key);
      if (index < 0) return;
      const left = without(history.rows, key);
      selected = neighbour(left, index);
      act('removed', key, left, 'row');
    },
    /** Brings back a row that was removed, to where it stood. */
    restore: (row: DocumentRow): void => {
      if (rowOf(row.id)) return;
      const index = Math.min(Math.max(row.order - 1, 0), history.rows.length);
      act('restored', row.id, inserted(history.rows, row, index), 'row');
    },
    move: (key: number, to: number): void => {
      const after = movedTo(history.rows, key, to);
      if (after !== history.rows) act('moved', key, after);
    },
    /** Changes options; what is typed in one is one step, and is sent when the typing pauses. */
    patch: (key: number, patch: RowPatch): void => {
      const parts = [...Object.keys(patch.options ?? {}), ...('mediaId' in patch ? ['media'] : [])];
      const tag = `${key}/${parts.join()}`;
      const rows = patched(history.rows, key, patch);
      history = done(history, { act: 'changed', key, tag, rows });
      storing.later();
      notify();
    },
    /** Changes one of the details, as `patch` changes options. */
    patchDetails: (name: string, value: unknown): void => {
      const details = { ...history.details, [name]: value };
      history = done(history, { act: 'detailed', key: DETAILS, tag: `details/${name}`, details });
      storing.later();
      notify();
    },
    /** Asks for the details to be shown. */
    showDetails: (): void => {
      focusRequest = { part: 'details' };
      notify();
    },
    /** An option or a detail is left: what was typed in it is a step of its own, and is sent. */
    leaveOption: (): void => {
      history = sealed(history);
      if (!state.storing.isStored) send();
    },
    undo: (): void => travel('undone'),
    redo: (): void => travel('redone'),

    /** Puts a row back to what the server has of it; one that it doesn't have goes. */
    revert: (key: number): void => {
      const has = state.storing.stored.find(({ row }) => row.id === key)?.row;
      if (!has) {
        const left = without(history.rows, key);
        selected = neighbour(left, indexOf(history.rows, key));
        act('reverted', key, left, 'row');
        return;
      }
      act(
        'reverted',
        key,
        history.rows.map((row) => (row.id === key ? has : row)),
      );
    },
    /** Puts everything back to what the server has. */
    revertAll: (): void =>
      replace('reverted', contentStored(state.storing.stored, state.storing.details)),
    /** Takes up what was typed on another visit, put together with what is here. */
    takeUp: (content: Content): void => {
      lastKey = Math.min(lastKey, ...content.rows.map(({ id }) => id));
      replace('takenUp', content);
    },

    /** Sends what can be sent, and says whether everything is stored by then. */
    flush: async (): Promise<boolean> => {
      history = sealed(history);
      await storing.now();
      return storing.state().isStored;
    },
    retry: (): void => {
      void storing.retry();
      notify();
    },
    useSender: storing.useSender,
    stop: storing.stop,
    /** Takes over what was read again, unless something was changed here. */
    adopt: (read: ReadContent): void => {
      const isTouched = history.past.length > 0 || history.future.length > 0;
      if (isTouched || !state.storing.isStored || isSameDocument(read, history)) return;
      history = historyOf(read);
      storing.adopt(storedOf(read.rows), read);
      selected = rowOf(selected) ? selected : (read.rows[0]?.id ?? null);
      notify();
    },
  };
};

export type BuilderStore = ReturnType<typeof createBuilderStore>;
