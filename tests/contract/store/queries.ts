import { describe, expect, test } from 'vitest';
import type { Condition, Query } from '../../../server/store/Query';
import type { OpenStore, Row } from '../../../server/store/Store';
import type { OpenRows } from './OpenRows';

const people: Row[] = [
  { id: 1, name: 'Zoë', city: 'Utrecht', age: 9, tags: ['a'], born: '2016-03-01' },
  { id: 2, name: 'jan 10', city: 'Den Haag', age: 40, tags: ['b', 'a'], born: '1985-12-31' },
  { id: 3, name: 'Jan 2', city: '', age: 100, tags: [], pets: [{ name: 'Tom', age: 3, toys: [] }] },
  {
    id: 4,
    name: 'Ákos',
    city: 'Den Haag',
    age: 40,
    parentId: null,
    pets: [
      { name: 'Tom', age: 9, toys: [{ id: 7 }] },
      { name: 'Felix', age: 3, toys: [{ id: 8 }] },
    ],
  },
];

const conditions: readonly (readonly [Condition, readonly number[]])[] = [
  [{}, [1, 2, 3, 4]],
  [{ where: { city: 'Den Haag' } }, [2, 4]],
  [{ where: { city: 'Den Haag', name: 'Ákos' } }, [4]],
  [{ where: { city: 'den haag' } }, []],
  [{ where: { city: { ignoringCase: 'den HAAG' } } }, [2, 4]],
  [{ where: { city: { ignoringCase: 'haag' } } }, []],
  [{ where: { id: [4, 1, 8, 4] } }, [1, 4]],
  [{ where: { id: [] } }, []],
  [{ where: { id: [1, 2], city: 'Den Haag' } }, [2]],
  [{ where: { age: '40' } }, []],
  [{ where: { parentId: null } }, [1, 2, 3, 4]],
  [{ where: { born: null } }, [3, 4]],
  [{ where: { born: [null, '2016-03-01'] } }, [1, 3, 4]],
  [{ where: { tags: { contains: 'a' } } }, [1, 2]],
  [{ where: { tags: { contains: ['b', 'c'] } } }, [2]],
  [{ where: { tags: { contains: [] } } }, []],
  [{ where: { tags: 'a' } }, []],
  [{ where: { name: { contains: 'Zoë' } } }, []],
  [{ where: { age: { from: 40 } } }, [2, 3, 4]],
  [{ where: { age: { to: 40 } } }, [1, 2, 4]],
  [{ where: { age: { from: 10, to: 99 } } }, [2, 4]],
  [{ where: { born: { from: '1985-12-31', to: '2016-02-29' } } }, [2]],
  [{ where: { born: { from: 0 } } }, []],
  [{ has: { pets: {} } }, [3, 4]],
  [{ has: { pets: { where: { name: 'Tom', age: 3 } } } }, [3]],
  [{ has: { pets: { has: { toys: { where: { id: 8 } } } } } }, [4]],
  [{ has: { tags: {} } }, []],
  [{ not: { has: { pets: {} } } }, [1, 2]],
  [{ not: { where: { id: [2, 3] } } }, [1, 4]],
  [{ not: {} }, []],
  [{ any: [{ where: { age: 9 } }, { has: { pets: { where: { age: 9 } } } }] }, [1, 4]],
  [{ any: [] }, []],
  [{ all: [{ where: { age: 40 } }, { where: { id: [1, 4] } }] }, [4]],
  [{ all: [{ where: { id: [1, 2] } }, { where: { id: [2, 3] } }] }, [2]],
  [{ all: [], where: { age: 9 } }, [1]],
  [{ where: { age: 40 }, not: { where: { id: 2 } }, any: [{ where: { city: 'Den Haag' } }] }, [4]],
];

const sorts: readonly (readonly [NonNullable<Query['sort']>, readonly number[]])[] = [
  [[{ field: 'name', order: 'asc' }], [4, 3, 2, 1]],
  [[{ field: 'name', order: 'desc' }], [1, 2, 3, 4]],
  [[{ field: 'age', order: 'asc' }], [1, 2, 4, 3]],
  [[{ field: 'age', order: 'desc' }], [3, 2, 4, 1]],
  [[{ field: 'city', order: 'asc' }], [2, 4, 1, 3]],
  [[{ field: 'city', order: 'desc' }], [1, 2, 4, 3]],
  [
    [
      { field: 'city', order: 'asc' },
      { field: 'name', order: 'asc' },
    ],
    [4, 2, 1, 3],
  ],
];

/** What every store answers to a query. */
export const queries = (open: OpenRows): void => {
  const idsIn = async (store: OpenStore, query: Query) =>
    (await store.find('people', query)).rows.map(({ id }) => id);
  const idsOf = async (query: Query) => idsIn(await open({ people }), query);

  describe('conditions', () => {
    test.each(conditions)('%j finds %j', async (condition, ids) => {
      expect(await idsOf(condition)).toEqual(ids);
    });
  });

  describe('search', () => {
    test.each([
      ['zoe', [1]],
      ['AKOS', [4]],
      ['haag', [2, 4]],
      ['é', [1, 2, 4]],
      ['2den', []],
      ['haag jan', [2]],
      ['haag  zoe', []],
      ['', [1, 2, 3, 4]],
    ])('%j finds %j', async (text, ids) => {
      expect(await idsOf({ search: { text, fields: ['name', 'city'] } })).toEqual(ids);
    });

    test('looks in the named fields only, rows in them included, as they are now', async () => {
      const store = await open({ people });
      const find = (text: string, fields: string[]) => idsIn(store, { search: { text, fields } });
      expect(await find('haag', ['name'])).toEqual([]);
      expect(await find('haag', ['city'])).toEqual([2, 4]);
      await store.update('people', 2, { city: 'Breda' });
      expect(await find('haag', ['city'])).toEqual([4]);
      expect(await find('100', ['age'])).toEqual([3]);
      expect(await find('tom', ['pets.name'])).toEqual([3, 4]);
      expect(await find('8', ['pets.toys.id'])).toEqual([4]);
      expect(await find('tom\nfelix', ['pets'])).toEqual([]);
    });

    test('finds figures without what stands between them', async () => {
      const store = await open({ people });
      await store.update('people', 3, { city: '+31 (06) 12-34 56' });
      await store.update('people', 4, { city: 'Zaal 06 12' });
      for (const text of ['061234', '06 12', '3106123456'])
        expect(await idsIn(store, { search: { text, fields: ['city'] } })).toContain(3);
      expect(await idsIn(store, { search: { text: '0612', fields: ['city'] } })).toEqual([3]);
    });

    test('is one more condition', async () => {
      const search = { text: 'jan', fields: ['name'] };
      expect(await idsOf({ search, where: { age: 40 } })).toEqual([2]);
    });
  });

  describe('sort', () => {
    test.each(sorts)('%j gives %j', async (sort, ids) => {
      expect(await idsOf({ sort })).toEqual(ids);
    });

    test('stays right through additions, changes and removals', async () => {
      const store = await open({ people });
      const query: Query = {
        sort: [{ field: 'name', order: 'asc' }],
        not: { where: { city: 'Utrecht' } },
      };
      const found = async () => (await store.find('people', query)).rows.map(({ name }) => name);
      expect(await found()).toEqual(['Ákos', 'Jan 2', 'jan 10']);
      await store.insert('people', { name: 'Kees' });
      await store.update('people', 1, { city: 'Breda' });
      await store.update('people', 4, { name: 'Willem' });
      await store.remove('people', 3);
      expect(await found()).toEqual(['jan 10', 'Kees', 'Willem', 'Zoë']);
      await store.update('people', 2, { city: 'Utrecht' });
      expect(await found()).toEqual(['Kees', 'Willem', 'Zoë']);
      await store.transaction(async (inner) => {
        for (let count = 100; count > 0; count -= 1)
          await inner.insert('people', { name: `A${count}` });
      });
      expect((await found()).slice(0, 3)).toEqual(['A1', 'A2', 'A3']);
    });
  });

  test('a page holds its part, with the count of all', async () => {
    const store = await open({ people });
    const query: Query = {
      not: { where: { age: 9 } },
      sort: [{ field: 'age', order: 'desc' }],
    };
    const page = await store.find('people', { ...query, skip: 1, take: 1 });
    expect(page.rows.map(({ id }) => id)).toEqual([2]);
    expect(page.total).toBe(3);
    expect((await store.find('people', { ...query, skip: 9, take: 5 })).rows).toEqual([]);
    const search = { text: 'a', fields: ['name'] };
    expect(await store.find('people', { ...query, search, take: 0 })).toEqual({
      rows: [],
      total: 3,
    });
    const unsorted: Query = { not: { where: { age: 9 } }, search, take: 2 };
    expect(await idsIn(store, unsorted)).toEqual([2, 3]);
    await store.update('people', 2, { age: 9 });
    expect(await idsIn(store, unsorted)).toEqual([3, 4]);
    expect((await store.find('people', { ...query, skip: 1, take: 1 })).total).toBe(2);
  });

  test('a collection that has no rows is empty', async () => {
    const store = await open();
    expect(await store.find('constructor')).toEqual({ rows: [], total: 0 });
    expect(await store.get('nothing', 1)).toBeUndefined();
  });
};
