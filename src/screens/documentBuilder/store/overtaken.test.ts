import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { open, row } from '../../../../tests/fixtures/openBuilder';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('takes in what somebody else made of other rows, and stores what was done here', async () => {
  const { server, store, titled, type, settle } = open('One', 'Two', 'Three');
  server.overtake({ rows: [row(2, 'Second'), row(3, 'Three'), row(4, 'Four')] });
  type(3, 'Third');
  await settle();
  expect(titled()).toEqual(['Second', 'Third', 'Four']);
  expect(server.titles()).toEqual(['Second', 'Third', 'Four']);
  expect(store.get().storing.isStored).toBe(true);
  expect(store.get().elsewhere).toMatchObject({ by: 'Demi', titles: ['Second', 'Four'] });
});

it('undoes what was done here, and nothing of what somebody else did', async () => {
  const { server, store, titled, type, settle } = open('One', 'Two');
  server.overtake({ rows: [row(1, 'First'), row(2, 'Two'), row(3, 'Three')] });
  type(2, 'Second');
  await settle();
  store.undo();
  await settle();
  expect(titled()).toEqual(['First', 'Two', 'Three']);
  expect(server.titles()).toEqual(['First', 'Two', 'Three']);
});

it('keeps what both typed apart until one of them is chosen', async () => {
  const { server, store, titled, type, settle } = open('One', 'Two');
  server.overtake({ rows: [row(1, 'Theirs'), row(2, 'Two')] });
  type(1, 'Mine');
  await settle();
  expect([titled(), server.titles()]).toEqual([
    ['Mine', 'Two'],
    ['Theirs', 'Two'],
  ]);
  expect(store.get().storing.refusals.get('update/1')).toMatchObject({ elsewhere: { by: 'Demi' } });
  // Nothing is shown as saved that waits for its answer.
  expect(store.get().elsewhere).toMatchObject({ areRowsOthers: false, titles: [] });
  store.retry();
  await settle();
  expect(server.titles()).toEqual(['Mine', 'Two']);
});

it('takes theirs when the row is put back', async () => {
  const { server, store, titled, type, settle } = open('One');
  server.overtake({ rows: [row(1, 'Theirs')] });
  type(1, 'Mine');
  await settle();
  store.revert(1);
  await settle();
  expect([titled(), server.titles()]).toEqual([['Theirs'], ['Theirs']]);
  expect(store.get().storing.isStored).toBe(true);
});

it('keeps what was typed in a row that somebody else removed, and adds it when asked to', async () => {
  const { server, store, titled, type, settle } = open('One', 'Two');
  server.overtake({ rows: [row(2, 'Two')] });
  type(1, 'Mine');
  await settle();
  expect([titled(), server.titles()]).toEqual([['Mine', 'Two'], ['Two']]);
  expect(store.get().storing.isStored).toBe(false);
  expect(store.get().elsewhere).toMatchObject({ areRowsOthers: false, titles: [] });
  store.retry();
  await settle();
  expect(server.titles()).toEqual(['Mine', 'Two']);
});

it('brings a row back that is removed here and was changed there', async () => {
  const { server, store, titled, settle } = open('One', 'Two');
  server.overtake({ rows: [row(1, 'Theirs'), row(2, 'Two')] });
  store.remove(1);
  await settle();
  expect([titled(), server.titles()]).toEqual([
    ['Theirs', 'Two'],
    ['Theirs', 'Two'],
  ]);
});

describe('the details', () => {
  it('keep what somebody else made of others of them', async () => {
    const { server, store, settle } = open('One');
    server.overtake({ details: { title: 'Form', key: 'theirs' } });
    store.patchDetails('title', 'Mine');
    await settle();
    expect(server.details()).toEqual({ title: 'Mine', key: 'theirs' });
    expect(store.get().elsewhere).toMatchObject({ areRowsOthers: false, details: ['key'] });
  });

  it('wait for an answer where both changed the same, whatever is typed since', async () => {
    const { server, store, settle } = open('One');
    server.overtake({ details: { title: 'Theirs' } });
    store.patchDetails('title', 'Mine');
    await settle();
    store.patchDetails('title', 'Mine, and more');
    await settle();
    expect(server.details()).toEqual({ title: 'Theirs' });
    expect(store.get().storing.refusals.get('details/0')?.elsewhere).toMatchObject({
      by: 'Demi',
      details: ['title'],
    });
    store.patchDetails('title', 'Theirs');
    store.retry();
    await settle();
    expect(store.get().storing).toMatchObject({ isStored: true });
  });

  it('are no longer asked about once they are put back', async () => {
    const { server, store, settle } = open('One');
    server.overtake({ details: { title: 'Theirs' } });
    store.patchDetails('title', 'Mine');
    await settle();
    store.revertAll();
    store.patchDetails('title', 'Later');
    await settle();
    expect(server.details()).toEqual({ title: 'Later' });
  });
});
