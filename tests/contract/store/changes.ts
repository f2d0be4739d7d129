import { describe, expect, test } from 'vitest';
import { MissingRow, type Store } from '../../../server/store/Store';
import type { OpenRows } from './OpenRows';

const names = async (store: Store) =>
  (await store.find('modules')).rows.map(({ id, name }) => `${id} ${name}`);

const seed = { modules: [{ id: 3, name: 'Devices' }] };

/** What every store does with a change. */
export const changes = (open: OpenRows): void => {
  describe('writing', () => {
    test('gives ids that were never given before', async () => {
      const store = await open(seed);
      expect(await store.insert('modules', { id: 99, name: 'Tickets' })).toEqual({
        id: 4,
        name: 'Tickets',
      });
      await store.remove('modules', 4);
      expect((await store.insert('modules', { name: 'Shop' })).id).toBe(5);
      expect((await store.insert('tables', {})).id).toBe(1);
    });

    test('replaces the named fields alone, and drops what is undefined', async () => {
      const store = await open({
        modules: [{ id: 1, name: 'Shop', key: 'shop', icon: 'x' }],
      });
      await store.update('modules', 1, { id: 7, name: 'Web shop', icon: undefined });
      expect(await store.get('modules', 1)).toEqual({ id: 1, name: 'Web shop', key: 'shop' });
    });

    test('refuses to change or remove what is not there', async () => {
      const store = await open(seed);
      await expect(store.update('modules', 1, {})).rejects.toThrow(MissingRow);
      await expect(store.remove('nothing', 1)).rejects.toThrow(MissingRow);
    });

    test('keeps no tie to what the caller holds', async () => {
      const store = await open();
      const values = { name: 'Shop', tags: ['a'] };
      await store.insert('modules', values);
      values.tags.push('b');
      const row = await store.get('modules', 1);
      expect(row).toEqual({ id: 1, name: 'Shop', tags: ['a'] });
      const tags = row?.tags;
      expect(() => Array.isArray(tags) && tags.push('c')).toThrow(TypeError);
    });

    test('tells listeners which collections changed', async () => {
      const store = await open(seed);
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
};

/** What every store does with a transaction. */
export const transactions = (open: OpenRows): void => {
  describe('transaction', () => {
    test('sees its own writes, and nobody else does before it ends', async () => {
      const store = await open(seed);
      await store.transaction(async (inner) => {
        await inner.insert('modules', { name: 'Shop' });
        await inner.remove('modules', 3);
        expect(await names(inner)).toEqual(['4 Shop']);
        expect(await names(store)).toEqual(['3 Devices']);
      });
      expect(await names(store)).toEqual(['4 Shop']);
    });

    test('leaves nothing behind when it throws', async () => {
      const store = await open(seed);
      const failing = store.transaction(async (inner) => {
        await inner.insert('modules', { name: 'Shop' });
        await inner.update('modules', 3, { name: 'Changed' });
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await names(store)).toEqual(['3 Devices']);
    });

    test('within another is undone alone', async () => {
      const store = await open(seed);
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
      const store = await open({ counters: [{ id: 1, count: 0 }] });
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
      const store = await open(seed);
      const nested = store.transaction(() => store.insert('modules', {}));
      await expect(nested).rejects.toThrow('through the store that it was given');
      const leaked = await store.transaction(async (inner) => inner);
      await expect(leaked.insert('modules', {})).rejects.toThrow('closed');
    });
  });
};
