import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { f } from '../../../../schemas';
import { mergeRecords } from '../../../../schemas/merge/mergeRecords';
import type { Sides } from '../../../../schemas/merge/sides';
import { open, row } from '../../../../tests/fixtures/openBuilder';
import type { Details } from '../rows/details';
import type { Content } from '../rows/history';
import { unsentOf, unsentRows, withUnsent } from './unsent';

const fields = { title: f.text(), key: f.text() };
const rules = { merge: (sides: Sides<Details>) => mergeRecords(fields, sides) };
const content = (titles: readonly string[], details: Details = { title: 'Form' }): Content => ({
  rows: titles.map((title, index) => row(index + 1, title)),
  details,
});
/** What a browser gives back of what it was given. */
const kept = (values: object): Record<string, unknown> => JSON.parse(JSON.stringify(values));

const titlesOf = ({ rows }: Content) => rows.map(({ options }) => options.title);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is not stored of a document', () => {
  it('is nothing once all of it is', async () => {
    const { store, type, settle } = open('One');
    type(1, 'First');
    await settle();
    expect(unsentOf(store.get(), 'visit')).toEqual({});
  });

  it('is there again: a wrong option, a row that is wrong as a whole, and wrong details', async () => {
    const { store, settle } = open('One', 'Two');
    store.patch(1, { options: { title: 'First', weight: 'heavy' } });
    store.select(1);
    store.add(4);
    store.patchDetails('title', '');
    await settle();
    const values = kept(unsentOf(store.get(), 'visit'));
    expect([...unsentRows(values).keys()]).toEqual(['1', 'visit/-1']);
    const again = withUnsent(content(['First', 'Two']), values, rules);
    expect(again.rows.map(({ id, type }) => [id, type])).toEqual([
      [1, 1],
      [-1, 4],
      [2, 1],
    ]);
    expect(again.rows[0]?.options).toMatchObject({ title: 'First', weight: 'heavy' });
    expect(again.details).toEqual({ title: '' });
  });

  it('goes together with what somebody else made of the same row since', async () => {
    const { store, settle } = open('One');
    store.patch(1, { options: { weight: 'heavy' } });
    await settle();
    const values = kept(unsentOf(store.get(), 'visit'));
    const again = withUnsent(content(['Theirs', 'Another']), values, rules);
    expect(titlesOf(again)).toEqual(['Theirs', 'Another']);
    expect(again.rows[0]?.options.weight).toBe('heavy');
  });

  it('is not added twice where the answer to its adding was lost', async () => {
    const { server, store, settle } = open('One');
    server.hold();
    store.add(1);
    const key = store.get().selected ?? 0;
    store.patch(key, { options: { title: 'Two' } });
    const values = kept(unsentOf(store.get(), 'visit'));
    server.letGo();
    await settle();
    const present = content(['One', 'Two']);
    expect(withUnsent(present, values, rules)).toEqual(present);
    expect(titlesOf(withUnsent(content(['One']), values, rules))).toEqual(['One', 'Two']);
  });

  it('comes back where the row is gone, under the id that it had', async () => {
    const { store, settle } = open('One', 'Two');
    store.patch(2, { options: { weight: 'heavy' } });
    await settle();
    const values = kept(unsentOf(store.get(), 'visit'));
    expect(withUnsent(content(['One']), values, rules).rows.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('is none where the browser holds something else', () => {
    const present = content(['One']);
    for (const values of [{ 1: null }, { 1: { row: { id: 1 } } }, { details: [] }, { x: 'y' }])
      expect(withUnsent(present, values, rules)).toEqual(present);
  });

  it('is one step to undo when it is taken up, and new rows have keys of their own', async () => {
    const { store, titled, settle } = open('One');
    const other = open('One');
    other.store.add(4);
    store.takeUp(withUnsent(store.get().history, kept(unsentOf(other.store.get(), 'v')), rules));
    store.add(31);
    expect(new Set(store.get().keys).size).toBe(3);
    store.undo();
    store.undo();
    await settle();
    expect(titled()).toEqual(['One']);
    expect(store.get().storing.isStored).toBe(true);
  });
});
