import { describe, expect, test } from 'vitest';
import type { Store } from '../../../server/store/Store';
import { namesIn, type Open, openForTest } from './Opening';
import { allTables, counters, modules, modulesRows, OWN } from './tables';

const beginning = { tables: allTables, rows: { modules: modulesRows } };

const ofModules = (store: Store) => store.rows(modules, OWN);
const names = (store: Store) => namesIn(ofModules(store));

const togetherOrNot = (open: Open): void => {
  describe('transaction', () => {
    test('sees its own writes, and nobody else does before it ends', async () => {
      const store = await openForTest(open, beginning);
      await store.transaction(async (inner) => {
        await ofModules(inner).insert({ name: 'Shop' });
        await ofModules(inner).remove(3);
        expect(await names(inner)).toEqual(['6 Shop']);
        expect(await ofModules(inner).count()).toBe(1);
        expect(await names(store)).toEqual(['3 Devices']);
      });
      expect(await names(store)).toEqual(['6 Shop']);
    });

    test('leaves nothing behind when it throws', async () => {
      const store = await openForTest(open, beginning);
      const failing = store.transaction(async (inner) => {
        await ofModules(inner).insert({ name: 'Shop' });
        await ofModules(inner).update(3, { name: 'Changed' });
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await names(store)).toEqual(['3 Devices']);
    });

    test('within another is undone alone', async () => {
      const store = await openForTest(open, beginning);
      await store.transaction(async (outer) => {
        const { id } = await ofModules(outer).insert({ name: 'Outer' });
        const failing = outer.transaction(async (inner) => {
          await ofModules(inner).remove(id);
          await ofModules(inner).insert({ name: 'Inner' });
          throw new Error('no');
        });
        await expect(failing).rejects.toThrow('no');
        await outer.transaction((inner) => ofModules(inner).update(3, { name: 'Kept' }));
      });
      expect((await ofModules(store).find()).map(({ name }) => name)).toEqual(['Kept', 'Outer']);
    });

    test('is undone with all that was done within it', async () => {
      const store = await openForTest(open, beginning);
      const failing = store.transaction(async (outer) => {
        await outer.transaction((inner) => ofModules(inner).insert({ name: 'Inner' }));
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await names(store)).toEqual(['3 Devices']);
    });

    test('takes nothing that comes once it has failed', async () => {
      const store = await openForTest(open, beginning);
      const late: Promise<unknown>[] = [];
      const failing = store.transaction(async (inner) => {
        await ofModules(inner).get(3);
        const failed = Promise.reject(new Error('no'));
        // As late as what goes on beside it may be.
        for (let turns = 0; turns < 30; turns += 1) {
          let ended: Promise<unknown> = failed.catch(() => undefined);
          for (let turn = 0; turn < turns; turn += 1) ended = ended.then(() => undefined);
          const insert = ended.then(() => ofModules(inner).insert({ name: `Late ${turns}` }));
          insert.catch(() => undefined);
          late.push(insert);
        }
        await failed;
      });
      await expect(failing).rejects.toThrow('no');
      const outcomes = await Promise.allSettled(late);
      expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
      expect(await names(store)).toEqual(['3 Devices']);
    });

    test('locks a row once, and reads it as it has written it', async () => {
      const store = await openForTest(open, beginning);
      const nameOf = async (inner: Store) => (await ofModules(inner).get(3, 'lock'))?.name;
      await store.transaction(async (outer) => {
        expect([await nameOf(outer), await nameOf(outer)]).toEqual(['Devices', 'Devices']);
        await ofModules(outer).update(3, { name: 'One' });
        expect(await nameOf(outer)).toBe('One');
        await ofModules(outer).updateWhere({ where: { id: 3 } }, { name: 'Two' });
        expect(await nameOf(outer)).toBe('Two');
        await outer.transaction((inner) => ofModules(inner).update(3, { name: 'Three' }));
        expect(await nameOf(outer)).toBe('Three');
        const failing = outer.transaction(async (inner) => {
          await ofModules(inner).update(3, { name: 'Four' });
          expect(await nameOf(inner)).toBe('Four');
          throw new Error('no');
        });
        await expect(failing).rejects.toThrow('no');
        expect(await nameOf(outer)).toBe('Three');
        const [locked] = await Promise.all([
          nameOf(outer),
          ofModules(outer).update(3, { name: 'Five' }),
        ]);
        expect([locked, await nameOf(outer)]).toEqual(['Three', 'Five']);
        await ofModules(outer).remove(3);
        expect(await nameOf(outer)).toBeUndefined();
      });
    });

    test('refuses what comes after its end', async () => {
      const store = await openForTest(open, beginning);
      const leaked = await store.transaction(async (inner) => ({ inner }));
      await expect(ofModules(leaked.inner).insert({})).rejects.toThrow();
      expect(await names(store)).toEqual(['3 Devices']);
    });
  });
};

const SEVERAL = 20;

const oneAfterAnother = (open: Open): void => {
  describe('transactions at the same time', () => {
    const several = (work: () => Promise<unknown>) =>
      Promise.all(Array.from({ length: SEVERAL }, work));

    test('count up a row that they lock, and lose nothing', async () => {
      const store = await openForTest(open, beginning);
      const { id } = await store.rows(counters, OWN).insert({ count: 0 });
      await several(() =>
        store.transaction(async (inner) => {
          const count = Number((await inner.rows(counters, OWN).get(id, 'lock'))?.count);
          await new Promise(setImmediate);
          await inner.rows(counters, OWN).update(id, { count: count + 1 });
        }),
      );
      expect(await store.rows(counters, OWN).get(id)).toMatchObject({ count: SEVERAL });
    });

    test('wait for each other at a lock, and see what was done before it', async () => {
      const store = await openForTest(open, beginning);
      await several(() =>
        store.transaction(async (inner) => {
          await inner.lock('counting');
          const count = await inner.rows(counters, OWN).count();
          await inner.rows(counters, OWN).insert({ count });
        }),
      );
      const counts = (await store.rows(counters, OWN).find()).map(({ count }) => count);
      expect(counts).toEqual(Array.from({ length: SEVERAL }, (_, count) => count));
    });

    test('hold a lock that they took before, and one that was taken within them', async () => {
      const store = await openForTest(open, beginning);
      await store.transaction(async (outer) => {
        await outer.lock('one');
        await outer.lock('one');
        await outer.transaction((inner) => inner.lock('two'));
      });
      await expect(store.transaction((inner) => inner.lock('one'))).resolves.toBeUndefined();
    });

    test('are needed for a lock', async () => {
      const store = await openForTest(open, beginning);
      await expect(store.lock('nobody')).rejects.toThrow('transaction');
    });
  });
};

const afterwards = (open: Open): void => {
  describe('what is left for after a transaction', () => {
    test('is done once all is stored, in its order', async () => {
      const store = await openForTest(open, beginning);
      const done: string[] = [];
      const result = await store.transaction(async (outer) => {
        outer.afterCommit(async () => void done.push(`first, of ${await names(store)}`));
        await ofModules(outer).update(3, { name: 'Stored' });
        await outer.transaction(async (inner) => {
          inner.afterCommit(async () => void done.push('inner'));
        });
        outer.afterCommit(async () => void done.push('last'));
        expect(done).toEqual([]);
        return 'result';
      });
      expect([result, ...done]).toEqual(['result', 'first, of 3 Stored', 'inner', 'last']);
    });

    test('is not done where nothing is stored', async () => {
      const store = await openForTest(open, beginning);
      const done: string[] = [];
      const fail = async (inner: Store): Promise<void> => {
        inner.afterCommit(async () => void done.push('never'));
        throw new Error('no');
      };
      await expect(store.transaction(fail)).rejects.toThrow('no');
      await store.transaction(async (outer) => {
        await expect(outer.transaction(fail)).rejects.toThrow('no');
        outer.afterCommit(async () => void done.push('outer'));
      });
      expect(done).toEqual(['outer']);
    });

    test('may write', async () => {
      const store = await openForTest(open, beginning);
      await store.transaction(async (inner) => {
        inner.afterCommit(async () => void (await ofModules(store).update(3, { name: 'Later' })));
      });
      expect(await names(store)).toEqual(['3 Later']);
    });

    test('needs a transaction', async () => {
      const store = await openForTest(open, beginning);
      expect(() => store.afterCommit(async () => undefined)).toThrow('transaction');
    });
  });
};

/** What every store does with a transaction. */
export const transactions = (open: Open): void => {
  togetherOrNot(open);
  oneAfterAnother(open);
  afterwards(open);
};
