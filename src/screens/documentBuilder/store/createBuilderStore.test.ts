import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DocumentRow, newRow } from '../../../../schemas/rows';
import { fakeSender } from '../storing/fakeSender';
import { createBuilderStore } from './createBuilderStore';

const row = (id: number, title: string): DocumentRow => {
  const made = newRow(1);
  return { ...made, id, order: id, options: { ...made.options, title } };
};

const open = (...titles: string[]) => {
  const rows = titles.map((title, index) => row(index + 1, title));
  const server = fakeSender(rows);
  const store = createBuilderStore(rows, server.sender);
  const titled = () => store.get().history.rows.map(({ options }) => options.title);
  const type = (key: number, title: string) => store.patch(key, { options: { title } });
  /** Until there is nothing under way and nothing waits. */
  const settle = () => vi.runAllTimersAsync();
  return { server, store, titled, type, settle };
};

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
});

describe('a server that does not answer', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('keeps everything, and stores it when it is asked again', async () => {
    const { server, store, titled, type, settle } = open('One', 'Two');
    server.fail('lostOnTheWay');
    type(1, 'First');
    await settle();
    store.remove(2);
    server.fail('lostOnTheWay');
    await settle();
    const { storing, statuses } = store.get();
    expect(storing.failure).toBe('network');
    expect(storing.changes).toHaveLength(2);
    expect(statuses.get(1)).toBe('waiting');
    expect(titled()).toEqual(['First']);

    store.retry();
    await settle();
    expect(server.titles()).toEqual(['First']);
    expect(store.get().storing).toMatchObject({ isStored: true, failure: null });
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  it('does not add twice a row whose answer was lost', async () => {
    const { server, store, settle } = open('One');
    server.fail('answerLost');
    store.add(1);
    await settle();
    expect(store.get().storing).toMatchObject({ isStored: false, failure: 'timeout' });
    store.patch(store.get().selected ?? 0, { options: { title: 'New' } });
    await settle();
    expect(server.calls).toEqual(['add @2', 'read', 'update 101 New@2']);
    expect(server.titles()).toEqual(['One', 'New']);
  });

  it('takes back an adding whose answer was lost and that was undone', async () => {
    const { server, store, settle } = open('One');
    server.fail('answerLost');
    store.add(1);
    await settle();
    store.undo();
    await settle();
    expect(server.titles()).toEqual(['One']);
    expect(store.get().storing.isStored).toBe(true);
  });

  it('does not remove twice a row whose answer was lost', async () => {
    const { server, store, settle } = open('One', 'Two');
    server.fail('answerLost');
    store.remove(2);
    await settle();
    store.retry();
    await settle();
    expect(server.calls).toEqual(['remove 2', 'read']);
    expect(store.get().storing.isStored).toBe(true);
  });

  it('waits for the session when that has ended', async () => {
    const { server, store, type, settle } = open('One');
    server.fail('signedOut');
    type(1, 'First');
    await settle();
    expect(store.get().storing.failure).toBe('signedOut');
    expect(await store.flush()).toBe(true);
    expect(server.titles()).toEqual(['First']);
  });

  it('sends nothing more once it was told to stop', async () => {
    const { server, store, type, settle } = open('One', 'Two');
    server.hold();
    type(1, 'First');
    store.leaveOption();
    type(2, 'Second');
    store.stop();
    server.letGo();
    await settle();
    expect(server.titles()).toEqual(['First', 'Two']);
  });
});

describe('a refusal', () => {
  it('keeps what was typed, stores the rest, and is not asked again until something changes', async () => {
    const { server, store, titled, type, settle } = open('One', 'Two');
    server.fail('refused');
    type(1, 'Bad');
    type(2, 'Good');
    await settle();
    const { storing, statuses } = store.get();
    expect(server.titles()).toEqual(['One', 'Good']);
    expect(titled()).toEqual(['Bad', 'Good']);
    expect(statuses.get(1)).toBe('refused');
    expect(storing.refusals.get('update/1')?.message).toBe('Not like this');
    expect(await store.flush()).toBe(false);
    expect(server.calls).toHaveLength(2);

    type(1, 'Better');
    await settle();
    expect(server.titles()).toEqual(['Better', 'Good']);
    expect(store.get().statuses.size).toBe(0);
  });

  it('can be asked again as it is', async () => {
    const { server, store, type, settle } = open('One');
    server.fail('refused');
    type(1, 'First');
    await settle();
    store.retry();
    await settle();
    expect(server.titles()).toEqual(['First']);
  });

  it('can be given up: the row is what the server has, and that can be undone', async () => {
    const { server, store, titled, type, settle } = open('One', 'Two');
    server.fail('refused');
    type(1, 'Bad');
    await settle();
    store.revert(1);
    expect(titled()).toEqual(['One', 'Two']);
    expect(store.get().storing.isStored).toBe(true);
    store.undo();
    expect(titled()).toEqual(['Bad', 'Two']);
  });

  it('of a new row can be given up: the row goes', async () => {
    const { server, store, titled, settle } = open('One', 'Two');
    server.fail('refused');
    store.add(1);
    await settle();
    store.revert(store.get().selected ?? 0);
    expect(titled()).toEqual(['One', 'Two']);
    expect(store.get().selected).toBe(2);
    expect(server.titles()).toEqual(['One', 'Two']);
  });

  it('of a removal or an order is given up with everything else', async () => {
    const { server, store, titled, settle } = open('One', 'Two', 'Three');
    server.fail('refused', 'refused');
    store.remove(2);
    store.move(3, 0);
    await settle();
    expect([...store.get().storing.refusals.keys()]).toEqual(['remove/2', 'order']);
    store.revertAll();
    expect(titled()).toEqual(['One', 'Two', 'Three']);
    expect(store.get().storing.isStored).toBe(true);
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

describe('rows that were read anew', () => {
  it('take the place of rows that nothing was done to', () => {
    const { store, titled } = open('One');
    store.adopt([row(1, 'First'), row(7, 'Seventh')]);
    expect(titled()).toEqual(['First', 'Seventh']);
    expect(store.get().storing.isStored).toBe(true);
  });

  it('leave alone what was done here', async () => {
    const { store, titled, type, settle } = open('One');
    type(1, 'Mine');
    await settle();
    store.adopt([row(1, 'Theirs')]);
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
