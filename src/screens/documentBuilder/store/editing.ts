import { type DocumentRow, newRow, type RowCode } from '../../../../schemas/documents';
import { DETAILS } from '../rows/details';
import { type Act, type Content, done, type History, redone, undone } from '../rows/history';
import {
  indexOf,
  inserted,
  movedTo,
  neighbour,
  patched,
  type RowPatch,
  type Rows,
  without,
} from '../rows/rowList';
import type { Announcement, Elsewhere, FocusRequest } from './BuilderState';

/** A document as it is typed, and what surrounds that: which row is selected, what was done last. */
export interface Editing {
  readonly history: History;
  readonly selected: number | null;
  readonly announcement: Announcement | null;
  readonly elsewhere: Elsewhere | null;
  readonly focusRequest: FocusRequest | null;
  /** The key of the row that was made last; keys of new rows count down from 0. */
  readonly lastKey: number;
}

/** What a person does to a document. */
export type Edit =
  | { type: 'select'; key: number | null; part?: FocusRequest['part'] }
  /** The focus is where it was requested. */
  | { type: 'focused'; request: FocusRequest }
  | { type: 'showDetails' }
  /** Adds a row of a type, behind the selected one unless a place is given. */
  | { type: 'add'; code: RowCode; index?: number }
  | { type: 'duplicate'; key: number }
  | { type: 'remove'; key: number }
  /** Brings back a row that was removed, to where it stood. */
  | { type: 'restore'; row: DocumentRow }
  | { type: 'move'; key: number; to: number }
  /** Changes options; what is typed in one is one step. */
  | { type: 'patch'; key: number; patch: RowPatch }
  /** Changes one of the details, as `patch` changes options. */
  | { type: 'patchDetails'; name: string; value: unknown }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Puts a row back to what the server has of it; one that it doesn't have goes. */
  | { type: 'revert'; key: number }
  /** Puts everything back to what the server has. */
  | { type: 'revertAll' }
  /** Takes up what was typed on another visit, merged with what is here. */
  | { type: 'takeUp'; content: Content };

export const rowIn = ({ rows }: Content, key: number | null): DocumentRow | undefined =>
  rows[indexOf(rows, key)];

/** The selected row, or the first one where it is gone. */
export const stillSelected = ({ selected }: Editing, content: Content): number | null =>
  rowIn(content, selected) ? selected : (content.rows[0]?.id ?? null);

const withFocus = (editing: Editing, part: FocusRequest['part'] | undefined): Editing =>
  part ? { ...editing, focusRequest: { part } } : editing;

const acted = (
  editing: Editing,
  act: Act,
  { key, rows, part }: { key: number; rows: Rows; part?: FocusRequest['part'] },
): Editing => {
  const former = rowIn(editing.history, key);
  const history = done(editing.history, { act, key, rows });
  const row = rowIn(history, key);
  const next: Editing = {
    ...editing,
    history,
    selected: row ? key : editing.selected,
    announcement: { act, way: 'done', row: former ?? row },
  };
  return withFocus(next, part);
};

const insert = (
  editing: Editing,
  act: Act,
  row: Omit<DocumentRow, 'id' | 'order'>,
  index: number,
): Editing => {
  const key = editing.lastKey - 1;
  const rows = inserted(editing.history.rows, { ...row, id: key, order: index + 1 }, index);
  return acted({ ...editing, lastKey: key }, act, { key, rows, part: 'options' });
};

const add = (editing: Editing, code: RowCode, index: number | undefined): Editing => {
  const { rows } = editing.history;
  const selected = indexOf(rows, editing.selected);
  const behind = selected < 0 ? rows.length : selected + 1;
  return insert(editing, 'added', newRow(code), index ?? behind);
};

const duplicate = (editing: Editing, key: number): Editing => {
  const row = rowIn(editing.history, key);
  return row ? insert(editing, 'duplicated', row, indexOf(editing.history.rows, key) + 1) : editing;
};

/** A row goes; its neighbour is selected. */
const dropped = (editing: Editing, act: Act, key: number): Editing => {
  const rows = without(editing.history.rows, key);
  const selected = neighbour(rows, indexOf(editing.history.rows, key));
  return acted({ ...editing, selected }, act, { key, rows, part: 'row' });
};

const remove = (editing: Editing, key: number): Editing =>
  rowIn(editing.history, key) ? dropped(editing, 'removed', key) : editing;

const restore = (editing: Editing, row: DocumentRow): Editing => {
  const { rows } = editing.history;
  if (rowIn(editing.history, row.id)) return editing;
  const index = Math.min(Math.max(row.order - 1, 0), rows.length);
  return acted(editing, 'restored', {
    key: row.id,
    rows: inserted(rows, row, index),
    part: 'row',
  });
};

const move = (editing: Editing, key: number, to: number): Editing => {
  const rows = movedTo(editing.history.rows, key, to);
  return rows === editing.history.rows ? editing : acted(editing, 'moved', { key, rows });
};

const patch = (editing: Editing, key: number, changes: RowPatch): Editing => {
  const { options = {} } = changes;
  const parts = [...Object.keys(options), ...('mediaId' in changes ? ['media'] : [])];
  const tag = `${key}/${parts.join()}`;
  const rows = patched(editing.history.rows, key, changes);
  return { ...editing, history: done(editing.history, { act: 'changed', key, tag, rows }) };
};

const patchDetails = (editing: Editing, name: string, value: unknown): Editing => {
  const details = { ...editing.history.details, [name]: value };
  const step = { act: 'detailed', key: DETAILS, tag: `details/${name}`, details } as const;
  return { ...editing, history: done(editing.history, step) };
};

const travel = (editing: Editing, way: 'undone' | 'redone'): Editing => {
  const { past, future } = editing.history;
  const step = way === 'undone' ? past.at(-1) : future[0];
  if (!step) return editing;
  const { key, act } = step;
  const history = way === 'undone' ? undone(editing.history) : redone(editing.history);
  const row = rowIn(history, key);
  const ofRow = row ? key : neighbour(history.rows, indexOf(editing.history.rows, key));
  return {
    ...editing,
    history,
    selected: key === DETAILS ? editing.selected : ofRow,
    announcement: { act, way, row: rowIn(editing.history, key) ?? row },
  };
};

const replace = (editing: Editing, act: Act, { rows, details }: Content): Editing => {
  const { selected } = editing;
  const history = done(editing.history, { act, key: selected ?? 0, rows, details });
  const other = neighbour(rows, indexOf(editing.history.rows, selected));
  return {
    ...editing,
    history,
    selected: rowIn(history, selected) ? selected : other,
    announcement: { act, way: 'done', row: undefined },
  };
};

const revert = (editing: Editing, key: number, stored: Content): Editing => {
  const has = rowIn(stored, key);
  if (!has) return dropped(editing, 'reverted', key);
  const rows = editing.history.rows.map((row) => (row.id === key ? has : row));
  return acted(editing, 'reverted', { key, rows });
};

const takeUp = (editing: Editing, content: Content): Editing => {
  const lastKey = Math.min(editing.lastKey, ...content.rows.map(({ id }) => id));
  return replace({ ...editing, lastKey }, 'takenUp', content);
};

/**
 * A document after an edit; the same object where the edit changes nothing.
 *
 * @param stored what the server has of it
 */
export const edited = (editing: Editing, edit: Edit, stored: Content): Editing => {
  switch (edit.type) {
    case 'select':
      return withFocus({ ...editing, selected: edit.key }, edit.part);
    case 'focused':
      return editing.focusRequest === edit.request ? { ...editing, focusRequest: null } : editing;
    case 'showDetails':
      return withFocus(editing, 'details');
    case 'add':
      return add(editing, edit.code, edit.index);
    case 'duplicate':
      return duplicate(editing, edit.key);
    case 'remove':
      return remove(editing, edit.key);
    case 'restore':
      return restore(editing, edit.row);
    case 'move':
      return move(editing, edit.key, edit.to);
    case 'patch':
      return patch(editing, edit.key, edit.patch);
    case 'patchDetails':
      return patchDetails(editing, edit.name, edit.value);
    case 'undo':
      return travel(editing, 'undone');
    case 'redo':
      return travel(editing, 'redone');
    case 'revert':
      return revert(editing, edit.key, stored);
    case 'revertAll':
      return replace(editing, 'reverted', stored);
    case 'takeUp':
      return takeUp(editing, edit.content);
  }
};
