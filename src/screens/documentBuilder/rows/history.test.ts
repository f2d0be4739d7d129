import { describe, expect, it } from 'vitest';
import { type DocumentRow, newRow } from '../../../../schemas/documents';
import { done, type History, historyOf, redone, sealed, undone } from './history';
import { inserted, movedTo, patched, without } from './rowList';

const row = (id: number, title = ''): DocumentRow => {
  const made = newRow(1);
  return { ...made, id, order: 0, options: { ...made.options, title } };
};
const start = () =>
  historyOf({ rows: [row(1, 'One'), row(2, 'Two'), row(3, 'Three')], details: {} });
const titles = ({ rows }: History) => rows.map(({ options }) => options.title);

const typed = (history: History, key: number, option: string, text: string) =>
  done(history, {
    act: 'changed',
    key,
    tag: `${key}/${option}`,
    rows: patched(history.rows, key, { options: { [option]: text } }),
  });

describe('undo and redo', () => {
  it('takes back and does again what was added, removed, moved and changed', () => {
    const states = [start()];
    const step = (
      act: 'added' | 'removed' | 'moved' | 'changed',
      change: (now: History) => History['rows'],
    ) => {
      const now = states.at(-1) ?? start();
      states.push(done(now, { act, key: 2, rows: change(now) }));
    };
    step('added', ({ rows }) => inserted(rows, row(-1, 'New'), 1));
    step('removed', ({ rows }) => without(rows, 2));
    step('moved', ({ rows }) => movedTo(rows, 3, 0));
    step('changed', ({ rows }) => patched(rows, 1, { options: { title: 'First' } }));
    expect(states.map(titles)).toEqual([
      ['One', 'Two', 'Three'],
      ['One', 'New', 'Two', 'Three'],
      ['One', 'New', 'Three'],
      ['Three', 'One', 'New'],
      ['Three', 'First', 'New'],
    ]);

    let history = states.at(-1) ?? start();
    for (const state of states.slice(0, -1).reverse()) {
      history = undone(history);
      expect(history.rows).toEqual(state.rows);
    }
    expect(undone(history)).toBe(history);
    for (const state of states.slice(1)) {
      history = redone(history);
      expect(history.rows).toEqual(state.rows);
    }
    expect(redone(history)).toBe(history);
  });

  it('takes what was typed in one option back at once', () => {
    let history = start();
    for (const text of ['D', 'De', 'Deu', 'Deur']) history = typed(history, 1, 'title', text);
    expect(history.past).toHaveLength(1);
    expect(titles(undone(history))[0]).toBe('One');
    expect(titles(redone(undone(history)))[0]).toBe('Deur');
  });

  it('begins another step in another option, in another row and after the option was left', () => {
    let history = typed(start(), 1, 'title', 'A');
    history = typed(history, 1, 'placeholder', 'B');
    history = typed(history, 2, 'placeholder', 'C');
    history = typed(sealed(history), 2, 'placeholder', 'CD');
    expect(history.past).toHaveLength(4);
    expect(undone(history).rows[1]?.options.placeholder).toBe('C');
  });

  it('does not join what is typed after an undo with what was typed before it', () => {
    let history = typed(start(), 1, 'title', 'A');
    history = typed(sealed(history), 1, 'title', 'AB');
    history = typed(undone(history), 1, 'title', 'AC');
    expect(titles(undone(history))[0]).toBe('A');
  });

  it('forgets what was undone once something else is done', () => {
    const history = typed(undone(typed(start(), 1, 'title', 'A')), 2, 'title', 'B');
    expect(redone(history)).toBe(history);
    expect(titles(history)).toEqual(['One', 'B', 'Three']);
  });

  it('makes no step of what changes nothing', () => {
    const history = start();
    const rows = movedTo(history.rows, 1, -1);
    expect(done(history, { act: 'moved', key: 1, rows })).toBe(history);
  });

  it('leaves rows that nothing happened to the same objects', () => {
    const before = start();
    const after = typed(before, 2, 'title', 'Twee');
    expect(after.rows[0]).toBe(before.rows[0]);
    expect(after.rows[2]).toBe(before.rows[2]);
  });
});
