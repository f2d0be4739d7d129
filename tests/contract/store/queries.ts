import { describe, expect, test } from 'vitest';
import type { Condition, Query } from '../../../server/store/Query';
import { idsOf, type Open, openForAll, openForTest } from './Opening';
import { modules, OWN, people, peopleRows } from './tables';

const beginning = { tables: [people], rows: { people: peopleRows } };

const conditions: readonly (readonly [Condition, readonly number[]])[] = [
  [{}, [1, 2, 3, 4]],
  [{ where: { city: 'Den Haag' } }, [2, 4]],
  [{ where: { city: 'Den Haag', name: 'Ákos' } }, [4]],
  [{ where: { city: 'den haag' } }, []],
  [{ where: { city: undefined, age: 9 } }, [1]],
  [{ where: { city: { ignoringCase: 'den HAAG' } } }, [2, 4]],
  [{ where: { city: { ignoringCase: 'haag' } } }, []],
  [{ where: { city: { ignoringCase: '%' } } }, []],
  [{ where: { name: { ignoringCase: 'ZOË' } } }, [1]],
  [{ where: { motto: { ignoringCase: 'sure' } } }, [1]],
  [{ where: { id: 3 } }, [3]],
  [{ where: { id: [4, 1, 8, 4] } }, [1, 4]],
  [{ where: { id: [] } }, []],
  [{ where: { id: { from: 2, to: 3 } } }, [2, 3]],
  [{ where: { id: [1, 2], city: 'Den Haag' } }, [2]],
  [{ where: { age: '40' } }, []],
  [{ where: { city: 40 } }, []],
  [{ where: { isGuest: 1 } }, [2]],
  [{ where: { isGuest: [0, null] } }, [1, 3, 4]],
  [{ where: { isOld: true } }, [2]],
  [{ where: { isOld: 1 } }, []],
  [{ where: { isOld: [false, null] } }, [1, 3, 4]],
  [{ where: { parentId: null } }, [1, 2, 4]],
  [{ where: { parentId: [1, 2] } }, [3]],
  [{ where: { born: null } }, [3, 4]],
  [{ where: { born: [null, '2016-03-01'] } }, [1, 3, 4]],
  [{ where: { born: [null, '2016-03-01'], parentId: [null, 1] } }, [1, 3, 4]],
  [{ where: { age: 40 }, all: [{ where: { born: ['1985-12-31', null] } }] }, [2, 4]],
  [{ where: { nothing: null } }, [1, 2, 3, 4]],
  [{ where: { nothing: 1 } }, []],
  [{ where: { "o'clock": 1 } }, []],
  [{ where: { city: '' } }, [3]],
  [{ where: { tags: { contains: 'a' } } }, [1, 2]],
  [{ where: { tags: { contains: ['b', 'c'] } } }, [2]],
  [{ where: { tags: { contains: [] } } }, []],
  [{ where: { groupIds: { contains: 3 } } }, [1, 2]],
  [{ where: { groupIds: { contains: [30, 4] } } }, [2]],
  [{ where: { groupIds: { contains: '3' } } }, []],
  [{ where: { tags: 'a' } }, []],
  [{ where: { name: { contains: 'Zoë' } } }, []],
  [{ where: { age: { from: 40 } } }, [2, 3, 4]],
  [{ where: { age: { to: 40 } } }, [1, 2, 4]],
  [{ where: { age: { from: 10, to: 99 } } }, [2, 4]],
  [{ where: { score: { from: -2.5, to: 1 } } }, [3]],
  [{ where: { born: { from: '1985-12-31', to: '2016-02-29' } } }, [2]],
  [{ where: { born: { from: 0 } } }, []],
  [{ where: { age: { from: '0' } } }, []],
  // By their codes: capitals stand before small letters, and what has accents behind both.
  [{ where: { name: { from: 'a', to: 'z' } } }, [2]],
  [{ where: { name: { to: 'a' } } }, [1, 3]],
  [{ has: { pets: {} } }, [3, 4]],
  [{ has: { pets: { where: { name: 'Tom', age: 3 } } } }, [3]],
  [{ has: { pets: { has: { toys: { where: { id: 8 } } } } } }, [4]],
  [{ has: { pets: { not: { where: { name: 'Tom' } } } } }, [4]],
  [{ has: { tags: {} } }, []],
  [{ not: { has: { pets: {} } } }, [1, 2]],
  [{ not: { where: { id: [2, 3] } } }, [1, 4]],
  // What isn't there doesn't pass a test, and so it passes the opposite.
  [{ not: { where: { motto: 'Sure' } } }, [2, 3, 4]],
  [{ not: { where: { born: { from: '1990' } } } }, [2, 3, 4]],
  [{ not: { where: { tags: { contains: 'a' } } } }, [3, 4]],
  [{ not: { where: { parentId: null } } }, [3]],
  [{ not: { where: { motto: { ignoringCase: 'sure' } } } }, [2, 3, 4]],
  [{ not: { not: { where: { motto: 'Sure' } } } }, [1]],
  [{ not: {} }, []],
  [{ any: [{ where: { age: 9 } }, { has: { pets: { where: { age: 9 } } } }] }, [1, 4]],
  [{ any: [] }, []],
  [{ all: [{ where: { age: 40 } }, { where: { id: [1, 4] } }] }, [4]],
  [{ all: [{ where: { id: [1, 2] } }, { where: { id: [2, 3] } }] }, [2]],
  [{ all: [], where: { age: 9 } }, [1]],
  [{ where: { age: 40 }, not: { where: { id: 2 } }, any: [{ where: { city: 'Den Haag' } }] }, [4]],
];

const sorts: readonly (readonly [NonNullable<Query['sort']>, readonly number[]])[] = [
  [[], [1, 2, 3, 4]],
  [[{ field: 'id', order: 'desc' }], [4, 3, 2, 1]],
  [[{ field: 'name', order: 'asc' }], [4, 3, 2, 1]],
  [[{ field: 'name', order: 'desc' }], [1, 2, 3, 4]],
  [[{ field: 'age', order: 'asc' }], [1, 2, 4, 3]],
  [[{ field: 'age', order: 'desc' }], [3, 4, 2, 1]],
  [[{ field: 'score', order: 'asc' }], [3, 2, 1, 4]],
  [[{ field: 'born', order: 'desc' }], [1, 2, 4, 3]],
  [[{ field: 'city', order: 'asc' }], [2, 4, 1, 3]],
  [[{ field: 'city', order: 'desc' }], [1, 4, 2, 3]],
  [[{ field: 'nothing', order: 'desc' }], [4, 3, 2, 1]],
  [
    [
      { field: 'city', order: 'asc' },
      { field: 'name', order: 'asc' },
    ],
    [4, 2, 1, 3],
  ],
  [
    [
      { field: 'city', order: 'asc' },
      { field: 'nothing', order: 'desc' },
    ],
    [4, 2, 1, 3],
  ],
  [
    [
      { field: 'age', order: 'desc' },
      { field: 'nothing', order: 'asc' },
    ],
    [3, 2, 4, 1],
  ],
];

/** Text as a reader of Dutch orders it. */
const inOrder = [
  '-',
  '9',
  '10',
  '10a',
  'a',
  'A',
  'á',
  'Ab',
  'b',
  'IJs',
  'ijsje',
  'Zon',
  'zon 2',
  'zon 11',
];

const searches: readonly (readonly [string, readonly string[], readonly number[]])[] = [
  ['zoe', ['name', 'city'], [1]],
  ['AKOS', ['name', 'city'], [4]],
  ['haag', ['name', 'city'], [2, 4]],
  ['haag', ['name'], []],
  ['é', ['name', 'city'], [1, 2, 4]],
  ['2den', ['name', 'city'], []],
  ['haag jan', ['name', 'city'], [2]],
  ['haag  zoe', ['name', 'city'], []],
  ['', ['name', 'city'], [1, 2, 3, 4]],
  [' \n', ['name'], [1, 2, 3, 4]],
  ['%', ['motto'], [2]],
  ['it_', ['motto'], [2]],
  ['sur_', ['motto'], []],
  ['\\', ['motto'], []],
  ['100', ['age'], [3]],
  ['tom', ['pets.name'], [3, 4]],
  ['tom felix', ['pets.name'], [4]],
  ['8', ['pets.toys.id'], [4]],
  ['a', [], []],
];

const conditionsOf = (open: Open): void => {
  describe('conditions', () => {
    const store = openForAll(open, beginning);

    test.each(conditions)('%j finds %j', async (condition, ids) => {
      const rows = store().across(people);
      expect(idsOf(await rows.find(condition))).toEqual(ids);
      expect(await rows.count(condition)).toBe(ids.length);
    });
  });
};

const searchesOf = (open: Open): void => {
  describe('search', () => {
    const store = openForAll(open, beginning);

    test.each(searches)('of %j in %j finds %j', async (text, fields, ids) => {
      const found = await store().across(people).find({ search: { text, fields } });
      expect(idsOf(found)).toEqual(ids);
    });

    test('is one more condition', async () => {
      const search = { text: 'jan', fields: ['name'] };
      const found = await store()
        .across(people)
        .find({ search, where: { age: 40 } });
      expect(idsOf(found)).toEqual([2]);
    });

    test('looks into rows as they are now', async () => {
      const own = (await openForTest(open, beginning)).across(people);
      const find = async () =>
        idsOf(await own.find({ search: { text: 'haag', fields: ['city'] } }));
      expect(await find()).toEqual([2, 4]);
      await own.update(2, { city: 'Breda' });
      expect(await find()).toEqual([4]);
    });

    test('finds figures without what stands between them', async () => {
      const own = (await openForTest(open, beginning)).across(people);
      const find = async (text: string) =>
        idsOf(await own.find({ search: { text, fields: ['city'] } }));
      await own.update(3, { city: '+31 (06) 12-34 56' });
      await own.update(4, { city: 'Zaal 06 12' });
      for (const text of ['061234', '06 12', '3106123456']) expect(await find(text)).toContain(3);
      expect(await find('0612')).toEqual([3]);
    });
  });
};

const sortsOf = (open: Open): void => {
  describe('sort', () => {
    const store = openForAll(open, beginning);

    test.each(sorts)('%j gives %j', async (sort, ids) => {
      expect(idsOf(await store().across(people).find({ sort }))).toEqual(ids);
    });

    test('puts text as a reader orders it, whatever its case and accents, numbers in it by value', async () => {
      const rows = inOrder.toReversed().map((name, index) => ({ id: index + 1, name }));
      const own = await openForTest(open, { tables: [people], rows: { people: rows } });
      const sort = [{ field: 'name', order: 'asc' }] as const;
      expect((await own.across(people).find({ sort })).map(({ name }) => name)).toEqual(inOrder);
    });

    test('stays right through additions, changes and removals', async () => {
      const own = await openForTest(open, beginning);
      const rows = own.across(people);
      const query: Query = {
        sort: [{ field: 'name', order: 'asc' }],
        not: { where: { city: 'Utrecht' } },
      };
      const found = async () => (await rows.find(query)).map(({ name }) => name);
      expect(await found()).toEqual(['Ákos', 'Jan 2', 'jan 10']);
      await rows.insert({ name: 'Kees' });
      await rows.update(1, { city: 'Breda' });
      await rows.update(4, { name: 'Willem' });
      await rows.remove(3);
      expect(await found()).toEqual(['jan 10', 'Kees', 'Willem', 'Zoë']);
      await rows.update(2, { city: 'Utrecht' });
      expect(await found()).toEqual(['Kees', 'Willem', 'Zoë']);
      await own.transaction(async (inner) => {
        for (let count = 100; count > 0; count -= 1)
          await inner.across(people).insert({ name: `A${count}` });
      });
      expect((await found()).slice(0, 3)).toEqual(['A1', 'A2', 'A3']);
    });
  });
};

/** Rows of which the last ones are found in another way than the first. */
const LONG = 2_100;

const pagesOf = (open: Open): void => {
  describe('a page', () => {
    test('holds its part, with the count of all', async () => {
      const rows = (await openForTest(open, beginning)).across(people);
      const query: Query = {
        not: { where: { age: 9 } },
        sort: [{ field: 'age', order: 'desc' }],
      };
      const page = await rows.page({ ...query, skip: 1, take: 1 });
      expect(idsOf(page.rows)).toEqual([4]);
      expect(page.total).toBe(3);
      expect(idsOf(await rows.find({ ...query, skip: 1 }))).toEqual([4, 2]);
      expect(await rows.page({ ...query, skip: 9, take: 5 })).toEqual({ rows: [], total: 3 });
      const search = { text: 'a', fields: ['name'] };
      expect(await rows.page({ ...query, search, take: 0 })).toEqual({ rows: [], total: 3 });
      const unsorted: Query = { not: { where: { age: 9 } }, search, take: 2 };
      expect(idsOf(await rows.find(unsorted))).toEqual([2, 3]);
      await rows.update(2, { age: 9 });
      expect(idsOf(await rows.find(unsorted))).toEqual([3, 4]);
      expect((await rows.page({ ...query, skip: 1, take: 1 })).total).toBe(2);
    });

    test.each(sorts)(
      'of any number in the order of %j follows the one before it',
      async (sort, ids) => {
        const rows = (await openForTest(open, beginning)).across(people);
        for (const [order, search] of [
          [ids, undefined],
          [ids.filter((id) => id !== 1), { text: 'a', fields: ['name'] }],
        ] as const) {
          const pages = await Promise.all(
            order.map((_, skip) => rows.page({ sort, search, skip, take: 1 })),
          );
          expect(pages.flatMap((page) => idsOf(page.rows))).toEqual(order);
          expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([order.length]));
        }
      },
    );

    test('holds the last rows of many from the end, in either direction', async () => {
      const many = Array.from({ length: LONG }, (_, at) => ({
        id: at + 1,
        organisationId: OWN,
        ...(at % 3 > 0 && { family: `Family ${at % 7}` }),
      }));
      const own = await openForTest(open, { tables: [modules], rows: { modules: many } });
      const rows = own.rows(modules, OWN);
      for (const sort of [
        [],
        [{ field: 'id', order: 'desc' }],
        [{ field: 'family', order: 'asc' }],
        [{ field: 'family', order: 'desc' }],
        [{ field: 'tags', order: 'desc' }],
      ] as const) {
        const all = idsOf(await rows.find({ sort }));
        for (const skip of [0, 900, 1_400, 1_800, LONG - 7, LONG - 3, LONG, LONG + 4]) {
          const page = await rows.page({ sort, skip, take: 6 });
          expect({ ids: idsOf(page.rows), total: page.total }).toEqual({
            ids: all.slice(skip, skip + 6),
            total: LONG,
          });
        }
      }
    });

    test('holds only the fields that are asked for, and those only where rows have them', async () => {
      const rows = (await openForTest(open, beginning)).across(people);
      const query: Query = { where: { id: [2, 3] }, sort: [{ field: 'age', order: 'desc' }] };
      expect(await rows.find({ ...query, only: ['name', 'motto'] })).toEqual([
        { id: 3, name: 'Jan 2' },
        { id: 2, name: 'jan 10', motto: '100% it_' },
      ]);
      expect(await rows.find({ ...query, only: [] })).toEqual([{ id: 3 }, { id: 2 }]);
    });

    test('holds the fields that are needed, and others only if they cost nothing', async () => {
      const rows = (await openForTest(open, beginning)).across(people);
      const query: Query = { sort: [{ field: 'age', order: 'desc' }], take: 2 };
      const whole = await rows.find(query);
      const part = await rows.find({ ...query, needed: ['name', 'motto'] });
      expect(idsOf(part)).toEqual(idsOf(whole));
      expect(part.map(({ name, motto }) => ({ name, motto }))).toEqual(
        whole.map(({ name, motto }) => ({ name, motto })),
      );
      expect(whole).toEqual(
        part.map((row, at) => expect.objectContaining({ ...row, ...whole[at] })),
      );
      expect(idsOf((await rows.page({ ...query, needed: [] })).rows)).toEqual(idsOf(whole));
    });

    test('of a table without rows is empty', async () => {
      const rows = (await openForTest(open, { tables: [people], rows: {} })).across(people);
      expect(await rows.page()).toEqual({ rows: [], total: 0 });
      expect(await rows.get(1)).toBeUndefined();
    });
  });
};

/** What every store answers to a query. */
export const queries = (open: Open): void => {
  conditionsOf(open);
  searchesOf(open);
  sortsOf(open);
  pagesOf(open);
};
