import { describe, expect, test } from 'vitest';
import { openTestStore } from '../../tests/fixtures/openTestStore';
import type { Query, Row } from './Store';

const people: Row[] = [
  { id: 1, name: 'Zoë', city: 'Utrecht', age: 9, tags: ['a'] },
  { id: 2, name: 'jan 10', city: 'Den Haag', age: 40 },
  { id: 3, name: 'Jan 2', city: '', age: 100 },
  { id: 4, name: 'Ákos', city: 'Den Haag', age: 40, parentId: null },
];

const idsOf = async (query: Query) => {
  const store = await openTestStore({ people });
  return (await store.find('people', query)).rows.map(({ id }) => id);
};

describe('where', () => {
  test.each<[Query['where'], number[]]>([
    [{ city: 'Den Haag' }, [2, 4]],
    [{ id: [4, 1, 8] }, [1, 4]],
    [{ city: 'Den Haag', id: [1, 2] }, [2]],
    [{ age: '40' }, []],
    [{ parentId: null }, [1, 2, 3, 4]],
    [{ tags: [null, undefined] }, [2, 3, 4]],
    [{ id: [] }, []],
  ])('%j finds %j', async (where, ids) => {
    expect(await idsOf({ where })).toEqual(ids);
  });
});

describe('search', () => {
  test.each([
    ['zoe', [1]],
    ['AKOS', [4]],
    ['haag', [2, 4]],
    ['é', [1, 2, 4]],
    ['2den', []],
    ['', [1, 2, 3, 4]],
  ])('%j finds %j', async (text, ids) => {
    expect(await idsOf({ search: { text, fields: ['name', 'city'] } })).toEqual(ids);
  });

  test('looks in the named fields alone, as they are now', async () => {
    const store = await openTestStore({ people });
    const find = async (text: string, fields: string[]) =>
      (await store.find('people', { search: { text, fields } })).rows.map(({ id }) => id);
    expect(await find('haag', ['name'])).toEqual([]);
    expect(await find('haag', ['city'])).toEqual([2, 4]);
    await store.update('people', 2, { city: 'Breda' });
    expect(await find('haag', ['city'])).toEqual([4]);
    expect(await find('100', ['age'])).toEqual([3]);
  });
});

describe('sort', () => {
  test.each<[NonNullable<Query['sort']>, number[]]>([
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
  ])('%j gives %j', async (sort, ids) => {
    expect(await idsOf({ sort })).toEqual(ids);
  });

  test('stays right through additions, changes and removals', async () => {
    const store = await openTestStore({ people });
    const query: Query = { sort: [{ field: 'name', order: 'asc' }] };
    const found = async () => (await store.find('people', query)).rows.map(({ name }) => name);
    await found();
    await store.insert('people', { name: 'Kees' });
    await store.update('people', 4, { name: 'Willem' });
    await store.remove('people', 3);
    expect(await found()).toEqual(['jan 10', 'Kees', 'Willem', 'Zoë']);
    await store.transaction(async (inner) => {
      for (let count = 100; count > 0; count -= 1)
        await inner.insert('people', { name: `A${count}` });
    });
    expect((await found()).slice(0, 3)).toEqual(['A1', 'A2', 'A3']);
  });
});

test('a page holds its part, with the count of all', async () => {
  const store = await openTestStore({ people });
  const query: Query = { match: ({ age }) => age !== 9, sort: [{ field: 'age', order: 'desc' }] };
  const page = await store.find('people', { ...query, skip: 1, take: 1 });
  expect(page.rows.map(({ id }) => id)).toEqual([2]);
  expect(page.total).toBe(3);
  expect((await store.find('people', { ...query, skip: 9, take: 5 })).rows).toEqual([]);
});

test('a collection that has no rows is empty', async () => {
  const store = await openTestStore();
  expect(await store.find('constructor')).toEqual({ rows: [], total: 0 });
  expect(await store.get('nothing', 1)).toBeUndefined();
});
