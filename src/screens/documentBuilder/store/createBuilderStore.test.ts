import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { open, row } from '../../../../tests/fixtures/openBuilder';
import { DETAILS } from '../rows/details';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is sent', () => {
  it('sends adding, moving, duplicating and removing at once, one call at a time', async () => {
    const { server, store, settle } = open('One', 'Two', 'Three');
    store.select(1);
    store.add(1);
    store.move(3, 0);
    store.remove(2);
    store.duplicate(1);
    await settle();
    expect(server.mostAtOnce()).toBe(1);
    expect(server.titles()).toEqual(['Three', 'One', 'One', '']);
    expect(store.get().storing.isStored).toBe(true);
  });

  it('sends what was typed when the typing pauses, as one call', async () => {
    const { server, type } = open('One', 'Two');
    for (const text of ['D', 'De', 'Deu', 'Deur']) {
      type(2, text);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(server.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(600);
    expect(server.calls).toEqual(['update 2 Deur@2']);
  });

  it('sends what was typed at once when the option is left', async () => {
    const { server, store, type } = open('One');
    type(1, 'Deur');
    store.leaveOption();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.calls).toEqual(['update 1 Deur@1']);
  });

  it('merges what changes of a row while another call is under way', async () => {
    const { server, store, type, settle } = open('One', 'Two');
    server.hold();
    type(1, 'First');
    store.leaveOption();
    type(2, 'S');
    type(2, 'Se');
    type(2, 'Second');
    store.leaveOption();
    type(1, 'Firstly');
    store.leaveOption();
    server.letGo();
    await settle();
    expect(server.calls).toEqual(['update 1 First@1', 'update 1 Firstly@1', 'update 2 Second@2']);
  });

  it('never sends what was undone before its turn', async () => {
    const { server, store, type, settle } = open('One', 'Two');
    server.hold();
    type(1, 'First');
    store.leaveOption();
    store.remove(2);
    store.undo();
    server.letGo();
    await settle();
    expect(server.calls).toEqual(['update 1 First@1']);
    expect(server.titles()).toEqual(['First', 'Two']);
  });

  it('removes a row that was removed while it was being added', async () => {
    const { server, store, settle } = open('One');
    server.hold();
    store.add(1);
    store.remove(store.get().selected ?? 0);
    server.letGo();
    await settle();
    expect(server.calls).toEqual(['add @2', 'remove 101']);
    expect(server.titles()).toEqual(['One']);
  });

  it('brings a removed row back under a new id, and goes on with it', async () => {
    const { server, store, titled, type, settle } = open('One', 'Two', 'Three');
    type(2, 'Deux');
    store.remove(2);
    await settle();
    store.undo();
    await settle();
    expect(server.ids()).toEqual([1, 101, 3]);
    store.undo();
    await settle();
    expect(server.calls.at(-1)).toBe('update 101 Two@2');
    store.redo();
    store.redo();
    await settle();
    expect(server.titles()).toEqual(['One', 'Three']);
    expect(titled()).toEqual(['One', 'Three']);
  });

  it('sends of a new order the rows whose place changed', async () => {
    const { server, store, settle } = open('One', 'Two', 'Three', 'Four');
    store.move(3, 1);
    await settle();
    expect(server.calls).toEqual(['order 1 3 2 4']);
  });

  it('keeps a row with wrong options until they are right, and stores the others', async () => {
    const { server, store, settle } = open('One');
    store.add(4);
    const key = store.get().selected ?? 0;
    await settle();
    expect(server.calls).toEqual([]);
    expect(store.get().statuses.get(key)).toBe('wrong');
    store.add(31);
    await settle();
    expect(server.calls).toEqual(['add undefined@2']);
    store.patch(key, { options: { enumId: 5 } });
    await settle();
    expect(server.ids()).toEqual([1, 102, 101]);
    expect(store.get().storing.isStored).toBe(true);
  });

  it('stores what is right of a row beside a wrong option, and says that not all is', async () => {
    const { server, store, settle } = open('One');
    store.patch(1, { options: { title: 'Deur', weight: 'heavy' } });
    await settle();
    expect(server.calls).toEqual(['update 1 Deur@1']);
    expect(store.get().statuses.get(1)).toBe('wrong');
    expect(store.get().storing.isStored).toBe(false);
  });
});

describe('the selection', () => {
  it('goes to what was added, to the neighbour of what was removed and back with it', () => {
    const { store } = open('One', 'Two', 'Three');
    expect(store.get().selected).toBe(1);
    store.select(2);
    store.add(1);
    const added = store.get().selected;
    expect(store.get().keys).toEqual([1, 2, added, 3]);
    store.remove(added ?? 0);
    expect(store.get().selected).toBe(3);
    store.remove(3);
    expect(store.get().selected).toBe(2);
    store.undo();
    expect(store.get().selected).toBe(3);
  });
});

describe('a row that was removed before', () => {
  it('comes back to its place, under its key, and once', async () => {
    const { server, store, titled, settle } = open('One', 'Three');
    const removed = row(9, 'Two');
    store.restore({ ...removed, order: 2 });
    store.restore({ ...removed, order: 2 });
    expect(titled()).toEqual(['One', 'Two', 'Three']);
    expect(store.get().selected).toBe(9);
    await settle();
    expect(server.calls).toEqual(['add Two@2']);
  });
});

describe('the details of the document', () => {
  it('are stored as they are typed, in one call, and undone with the rows', async () => {
    const { server, store, type, settle } = open('One');
    for (const title of ['F', 'Fo', 'Folder']) store.patchDetails('title', title);
    type(1, 'First');
    await settle();
    expect(server.calls).toEqual(['details Folder', 'update 1 First@1']);
    store.undo();
    store.undo();
    expect(store.get().history.details).toEqual({ title: 'Form' });
    await settle();
    expect(server.details()).toEqual({ title: 'Form' });
    expect(server.titles()).toEqual(['One']);
  });

  it('wait until they are right, and the rows do not', async () => {
    const { server, store, type, settle } = open('One');
    store.patchDetails('title', '');
    type(1, 'First');
    await settle();
    expect(server.calls).toEqual(['update 1 First@1']);
    expect([...store.get().statuses]).toEqual([[DETAILS, 'wrong']]);
    expect(await store.flush()).toBe(false);
    store.revertAll();
    await settle();
    expect(store.get().storing.isStored).toBe(true);
  });
});

describe('rows that were read again', () => {
  it('take the place of rows that nothing was done to', () => {
    const { store, titled } = open('One');
    store.adopt({ rows: [row(1, 'First'), row(7, 'Seventh')], details: {} });
    expect(titled()).toEqual(['First', 'Seventh']);
    expect(store.get().storing.isStored).toBe(true);
  });

  it('leave alone what was done here', async () => {
    const { store, titled, type, settle } = open('One');
    type(1, 'Mine');
    await settle();
    store.adopt({ rows: [row(1, 'Theirs')], details: {} });
    expect(titled()).toEqual(['Mine']);
  });
});

describe('what is drawn', () => {
  it('keeps the list of keys and the other rows the same objects while someone types', () => {
    const { store, type } = open('One', 'Two');
    const { keys } = store.get();
    const second = store.rowOf(2);
    type(1, 'First');
    expect(store.get().keys).toBe(keys);
    expect(store.rowOf(2)).toBe(second);
  });
});
