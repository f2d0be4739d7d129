import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { open } from '../../../../tests/fixtures/openBuilder';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
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

  it('is asked again by itself, less and less often', async () => {
    const { server, store, type } = open('One');
    server.fail('lostOnTheWay', 'lostOnTheWay', 'lostOnTheWay');
    type(1, 'First');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.calls).toHaveLength(2);
    await vi.runAllTimersAsync();
    expect(server.titles()).toEqual(['First']);
    expect(store.get().storing).toMatchObject({ isStored: true, failure: null });
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

  it('sends nothing more once it was stopped', async () => {
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

describe('a row that was removed elsewhere', () => {
  it('is not there any more when what was typed in it is given up', async () => {
    const { server, store, titled, type, settle } = open('One', 'Two');
    server.fail('gone');
    type(2, 'Typed');
    await settle();
    expect(server.calls).toEqual(['update 2 Typed@2', 'read']);
    expect(store.get().statuses.get(2)).toBe('refused');
    expect(store.get().storing.isStored).toBe(false);
    store.revert(2);
    expect(titled()).toEqual(['One']);
    expect(store.get().storing.isStored).toBe(true);
  });

  it('is added again when that is wished for', async () => {
    const { server, store, type, settle } = open('One', 'Two');
    server.fail('gone');
    type(2, 'Typed');
    await settle();
    store.retry();
    await settle();
    expect(server.titles()).toEqual(['One', 'Typed']);
    expect(store.get().storing.isStored).toBe(true);
  });

  it('is not removed twice', async () => {
    const { server, store, settle } = open('One', 'Two');
    server.fail('gone');
    store.remove(2);
    await settle();
    expect(store.get().storing).toMatchObject({ isStored: true, changes: [] });
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
