import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { open, row } from '../../../../tests/fixtures/openBuilder';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('takes in what somebody else made of other rows, and stores what was done here', async () => {
  const { server, store, titled, type, settle } = open('One', 'Two', 'Three');
  server.overtake([row(2, 'Second'), row(3, 'Three'), row(4, 'Four')]);
  type(3, 'Third');
  await settle();
  expect(titled()).toEqual(['Second', 'Third', 'Four']);
  expect(server.titles()).toEqual(['Second', 'Third', 'Four']);
  expect(store.get().storing.isStored).toBe(true);
  expect(store.get().elsewhere).toEqual({ by: 'Demi', titles: ['Second', 'Four'] });
});

it('undoes what was done here, and nothing of what somebody else did', async () => {
  const { server, store, titled, type, settle } = open('One', 'Two');
  server.overtake([row(1, 'First'), row(2, 'Two'), row(3, 'Three')]);
  type(2, 'Second');
  await settle();
  store.undo();
  await settle();
  expect(titled()).toEqual(['First', 'Two', 'Three']);
  expect(server.titles()).toEqual(['First', 'Two', 'Three']);
});

it('keeps what both typed apart until one of them is chosen', async () => {
  const { server, store, titled, type, settle } = open('One', 'Two');
  server.overtake([row(1, 'Theirs'), row(2, 'Two')]);
  type(1, 'Mine');
  await settle();
  expect([titled(), server.titles()]).toEqual([
    ['Mine', 'Two'],
    ['Theirs', 'Two'],
  ]);
  expect(store.get().storing.refusals.get('update/1')).toMatchObject({ elsewhere: { by: 'Demi' } });
  store.retry();
  await settle();
  expect(server.titles()).toEqual(['Mine', 'Two']);
});

it('takes theirs when the row is put back', async () => {
  const { server, store, titled, type, settle } = open('One');
  server.overtake([row(1, 'Theirs')]);
  type(1, 'Mine');
  await settle();
  store.revert(1);
  await settle();
  expect([titled(), server.titles()]).toEqual([['Theirs'], ['Theirs']]);
  expect(store.get().storing.isStored).toBe(true);
});

it('keeps what was typed in a row that somebody else removed, and adds it when asked to', async () => {
  const { server, store, titled, type, settle } = open('One', 'Two');
  server.overtake([row(2, 'Two')]);
  type(1, 'Mine');
  await settle();
  expect([titled(), server.titles()]).toEqual([['Mine', 'Two'], ['Two']]);
  expect(store.get().storing.isStored).toBe(false);
  store.retry();
  await settle();
  expect(server.titles()).toEqual(['Mine', 'Two']);
});

it('brings a row back that is removed here and was changed there', async () => {
  const { server, store, titled, settle } = open('One', 'Two');
  server.overtake([row(1, 'Theirs'), row(2, 'Two')]);
  store.remove(1);
  await settle();
  expect([titled(), server.titles()]).toEqual([
    ['Theirs', 'Two'],
    ['Theirs', 'Two'],
  ]);
});
