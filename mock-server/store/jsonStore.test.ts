import { describe, expect, test } from 'vitest';
import type { Contents } from '../../server/store/contents';
import { MissingRow, type Row, type Store } from '../../server/store/Store';
import { openTestStore } from '../../tests/fixtures/openTestStore';
import type { Entry } from './journal';
import { JsonStore, type Shelf } from './jsonStore';

const names = async (store: Store) =>
  (await store.find('modules')).rows.map(({ id, name }) => `${id} ${name}`);

const seed = { modules: [{ id: 3, name: 'Devices' }] };

describe('writing', () => {
  test('gives ids that were never given before', async () => {
    const store = await openTestStore(seed);
    expect(await store.insert('modules', { id: 99, name: 'Tickets' })).toEqual({
      id: 4,
      name: 'Tickets',
    });
    await store.remove('modules', 4);
    expect((await store.insert('modules', { name: 'Shop' })).id).toBe(5);
    expect((await store.insert('tables', {})).id).toBe(1);
  });

  test('replaces the named fields alone, and drops what is undefined', async () => {
    const store = await openTestStore({
      modules: [{ id: 1, name: 'Shop', key: 'shop', icon: 'x' }],
    });
    await store.update('modules', 1, { id: 7, name: 'Web shop', icon: undefined });
    expect(await store.get('modules', 1)).toEqual({ id: 1, name: 'Web shop', key: 'shop' });
  });

  test('refuses to change or remove what is not there', async () => {
    const store = await openTestStore(seed);
    await expect(store.update('modules', 1, {})).rejects.toThrow(MissingRow);
    await expect(store.remove('nothing', 1)).rejects.toThrow(MissingRow);
  });

  test('keeps no tie to what the caller holds', async () => {
    const store = await openTestStore();
    const values = { name: 'Shop', tags: ['a'] };
    await store.insert('modules', values);
    values.tags.push('b');
    const row = await store.get('modules', 1);
    expect(row).toEqual({ id: 1, name: 'Shop', tags: ['a'] });
    const tags = row?.tags;
    expect(() => Array.isArray(tags) && tags.push('c')).toThrow(TypeError);
  });

  test('tells listeners which collections changed', async () => {
    const store = await openTestStore(seed);
    const heard: string[][] = [];
    store.onChange((collections) => heard.push([...collections]));
    await store.transaction(async (inner) => {
      await inner.update('modules', 3, { name: 'Device' });
      await inner.insert('users', {});
    });
    await store.transaction((inner) => inner.get('modules', 3));
    expect(heard).toEqual([['modules', 'users']]);
  });
});

describe('transaction', () => {
  test('sees its own writes, and nobody else does before it ends', async () => {
    const store = await openTestStore(seed);
    await store.transaction(async (inner) => {
      await inner.insert('modules', { name: 'Shop' });
      await inner.remove('modules', 3);
      expect(await names(inner)).toEqual(['4 Shop']);
      expect(await names(store)).toEqual(['3 Devices']);
    });
    expect(await names(store)).toEqual(['4 Shop']);
  });

  test('leaves nothing behind when it throws', async () => {
    const store = await openTestStore(seed);
    const failing = store.transaction(async (inner) => {
      await inner.insert('modules', { name: 'Shop' });
      await inner.update('modules', 3, { name: 'Changed' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await names(store)).toEqual(['3 Devices']);
  });

  test('within another is undone alone', async () => {
    const store = await openTestStore(seed);
    await store.transaction(async (outer) => {
      await outer.insert('modules', { name: 'Outer' });
      const failing = outer.transaction(async (inner) => {
        await inner.remove('modules', 4);
        await inner.insert('modules', { name: 'Inner' });
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      await outer.transaction((inner) => inner.update('modules', 3, { name: 'Kept' }));
    });
    expect(await names(store)).toEqual(['3 Kept', '4 Outer']);
  });

  test('runs after the one before it, so that counting up loses nothing', async () => {
    const store = await openTestStore({ counters: [{ id: 1, count: 0 }] });
    const countUp = () =>
      store.transaction(async (inner) => {
        const count = Number((await inner.get('counters', 1))?.count);
        await new Promise(setImmediate);
        await inner.update('counters', 1, { count: count + 1 });
      });
    await Promise.all(Array.from({ length: 20 }, countUp));
    expect(await store.get('counters', 1)).toEqual({ id: 1, count: 20 });
  });

  test('refuses what would wait for itself, and what comes after its end', async () => {
    const store = await openTestStore(seed);
    const nested = store.transaction(() => store.insert('modules', {}));
    await expect(nested).rejects.toThrow('through the store that it was given');
    const leaked = await store.transaction(async (inner) => inner);
    await expect(leaked.insert('modules', {})).rejects.toThrow('closed');
  });
});

/** A shelf whose disk is asked for every append. */
class ManualShelf implements Shelf {
  readonly asked: { resolve: () => void; reject: (error: Error) => void }[] = [];
  readonly compacted: Contents[] = [];
  full = false;

  append(_entries: readonly Entry[]): Promise<void> {
    return new Promise((resolve, reject) => this.asked.push({ resolve, reject }));
  }
  isFull() {
    return this.full;
  }
  async compact(contents: Contents) {
    this.compacted.push(contents);
    this.full = false;
  }
  async close() {}
}

const untilAsked = async (shelf: ManualShelf, times: number) => {
  while (shelf.asked.length < times) await new Promise(setImmediate);
};

describe('the disk', () => {
  const open = () => {
    const shelf = new ManualShelf();
    const row: Row = { id: 1, name: 'Shop' };
    return {
      shelf,
      store: new JsonStore({ tables: { modules: [row] }, nextIds: { modules: 2 } }, shelf),
    };
  };

  test('is waited for before anyone sees a write', async () => {
    const { shelf, store } = open();
    const writing = store.insert('modules', { name: 'Tickets' });
    await untilAsked(shelf, 1);
    expect(await names(store)).toEqual(['1 Shop']);
    shelf.asked[0]?.resolve();
    await writing;
    expect(await names(store)).toEqual(['1 Shop', '2 Tickets']);
  });

  test('does not hold up the next write, which builds on the one before', async () => {
    const { shelf, store } = open();
    const writing = [store.insert('modules', {}), store.update('modules', 2, { name: 'B' })];
    await untilAsked(shelf, 2);
    for (const { resolve } of shelf.asked) resolve();
    await Promise.all(writing);
    expect(await names(store)).toEqual(['1 Shop', '2 B']);
  });

  test('takes everything back that it refused, and goes on afterwards', async () => {
    const { shelf, store } = open();
    const writing = [store.insert('modules', {}), store.update('modules', 2, { name: 'B' })];
    await untilAsked(shelf, 2);
    for (const { reject } of shelf.asked.splice(0)) reject(new Error('disk full'));
    for (const write of writing) await expect(write).rejects.toThrow('disk full');
    expect(await names(store)).toEqual(['1 Shop']);
    const again = store.insert('modules', { name: 'C' });
    await untilAsked(shelf, 1);
    shelf.asked[0]?.resolve();
    await again;
    expect(await names(store)).toEqual(['1 Shop', '3 C']);
  });

  test('refuses a transaction that was built on what it refused', async () => {
    const { shelf, store } = open();
    const lost = store.insert('modules', {});
    await untilAsked(shelf, 1);
    const built = store.transaction(async (inner) => {
      await inner.update('modules', 2, { name: 'B' });
      shelf.asked[0]?.reject(new Error('disk full'));
      await expect(lost).rejects.toThrow('disk full');
    });
    await expect(built).rejects.toThrow('writeFailed');
    expect(await names(store)).toEqual(['1 Shop']);
  });

  test('is waited for by a compaction, which takes in all that was written by then', async () => {
    const { shelf, store } = open();
    const writing = [1, 2].map((value) => store.insert('modules', { value }));
    await untilAsked(shelf, 2);
    shelf.full = true;
    shelf.asked[0]?.resolve();
    await writing[0];
    const next = store.insert('modules', { value: 3 });
    await new Promise(setImmediate);
    expect([shelf.compacted, shelf.asked.length]).toEqual([[], 2]);
    shelf.asked[1]?.resolve();
    await untilAsked(shelf, 3);
    expect(shelf.compacted.map(({ tables }) => tables.modules?.length)).toEqual([3]);
    shelf.asked[2]?.resolve();
    await Promise.all([...writing, next]);
  });

  test('is waited for by close, after which nothing is written', async () => {
    const { shelf, store } = open();
    const writing = store.insert('modules', {});
    const closing = store.close();
    await expect(store.insert('modules', {})).rejects.toThrow('closed');
    await untilAsked(shelf, 1);
    shelf.asked[0]?.resolve();
    await Promise.all([writing, closing]);
    expect(await names(store)).toEqual(['1 Shop', '2 undefined']);
  });
});
