import { describe, expect, test } from 'vitest';
import type { Row } from '../../../server/store/Store';
import { idsOf, type Open, openForAll, openForTest } from './Opening';
import { modules, OTHER, OWN, people, peopleRows } from './tables';

const beginning = { tables: [people], rows: { people: peopleRows } };

const numbersOf = (open: Open): void => {
  describe('numbers of rows', () => {
    const store = openForAll(open, beginning);

    test('count what matches', async () => {
      const rows = store().across(people);
      expect(await rows.count()).toBe(4);
      expect(await rows.count({ where: { age: 40 } })).toBe(2);
      expect(await rows.count({ search: { text: 'jan', fields: ['name'] } })).toBe(2);
      expect(await rows.count({ where: { age: 41 } })).toBe(0);
    });

    test('sum a field of what matches', async () => {
      const rows = store().across(people);
      expect(await rows.sum('age')).toBe(189);
      expect(await rows.sum('score')).toBe(-0.5);
      expect(await rows.sum('age', { where: { city: 'Den Haag' } })).toBe(80);
      expect(await rows.sum('age', { where: { city: 'Breda' } })).toBe(0);
      expect(await rows.sum('name')).toBe(0);
    });

    test('group what matches by what fields hold', async () => {
      const rows = store().across(people);
      const groups = await rows.group(['city', 'age'], ['age', 'score']);
      expect(groups).toHaveLength(3);
      expect(groups).toEqual(
        expect.arrayContaining([
          { by: { city: 'Utrecht', age: 9 }, count: 1, sums: { age: 9, score: 0 } },
          { by: { city: 'Den Haag', age: 40 }, count: 2, sums: { age: 80, score: 1.5 } },
          { by: { city: '', age: 100 }, count: 1, sums: { age: 100, score: -2 } },
        ]),
      );
    });

    test('group what has nothing in a field, be it stored as nothing or not at all', async () => {
      const rows = store().across(people);
      const groups = await rows.group(['parentId'], []);
      expect(groups).toHaveLength(2);
      expect(groups).toEqual(
        expect.arrayContaining([
          { by: { parentId: null }, count: 3, sums: {} },
          { by: { parentId: 1 }, count: 1, sums: {} },
        ]),
      );
      expect(await rows.group([], ['age'], { where: { age: 40 } })).toEqual([
        { by: {}, count: 2, sums: { age: 80 } },
      ]);
      expect(await rows.group(['city'], [], { where: { age: 41 } })).toEqual([]);
    });
  });
};

const counted: Row[] = [1, 2, 3].map((id) => ({ id, organisationId: OWN, name: `Own ${id}` }));
const others: Row[] = [4, 5].map((id) => ({ id, organisationId: OTHER, name: `Theirs ${id}` }));

const countsOf = (open: Open): void => {
  describe('the number of all rows of an organisation', () => {
    test('follows what is added, refused and removed', async () => {
      const rows = { modules: [...counted, ...others] };
      const store = await openForTest(open, { tables: [modules], rows });
      const own = store.rows(modules, OWN);
      const counts = async () => [
        await own.count(),
        (await own.page({ take: 1 })).total,
        (await own.page({ all: [], take: 1, skip: 8 })).total,
        await store.rows(modules, OTHER).count(),
      ];
      expect(await counts()).toEqual([3, 3, 3, 2]);
      const { id } = await own.insert({ name: 'Fourth' });
      await expect(own.insert({ name: 'fourth' })).rejects.toThrow('the same name');
      expect(await counts()).toEqual([4, 4, 4, 2]);
      await own.update(id, { name: 'Last' });
      expect(await own.removeWhere({ where: { id: [1, 2, 4] } })).toBe(2);
      expect(await counts()).toEqual([2, 2, 2, 2]);
      expect(await own.count({ where: { name: 'Last' } })).toBe(1);
    });

    test('counts what a transaction wrote within it, and beside it once it is stored', async () => {
      const store = await openForTest(open, { tables: [modules], rows: { modules: counted } });
      const own = store.rows(modules, OWN);
      const refused = store.transaction(async (inner) => {
        await inner.rows(modules, OWN).remove(1);
        expect(await inner.rows(modules, OWN).count()).toBe(2);
        throw new Error('Undone');
      });
      await expect(refused).rejects.toThrow('Undone');
      expect(await own.count()).toBe(3);
      await store.transaction(async (inner) => {
        await inner.rows(modules, OWN).insert({ name: 'Fourth' });
        await inner.rows(modules, OTHER).insert({ name: 'Fifth' });
        expect(await inner.rows(modules, OWN).count()).toBe(4);
      });
      expect([await own.count(), await store.rows(modules, OTHER).count()]).toEqual([4, 1]);
    });
  });
};

const MANY = 1_100;

const eachOf = (open: Open): void => {
  describe('going through rows', () => {
    const rows: readonly Row[] = Array.from({ length: MANY }, (_, index) => ({
      id: index + 1,
      name: `Name ${MANY - index}`,
      age: index % 2,
    }));
    const store = openForAll(open, { tables: [people], rows: { people: rows } });

    test('gives all that match, in order of their ids', async () => {
      const found: Row[] = [];
      for await (const row of store()
        .across(people)
        .each({ where: { age: 1 } }))
        found.push(row);
      expect(idsOf(found)).toEqual(rows.flatMap(({ id, age }) => (age === 1 ? [id] : [])));
      expect(found[0]).toEqual(rows[1]);
    });

    test('gives only the fields that are asked for, and ends where it is left', async () => {
      const found: Row[] = [];
      for await (const row of store()
        .across(people)
        .each({ only: ['age'] })) {
        found.push(row);
        if (found.length === 2) break;
      }
      expect(found).toEqual([
        { id: 1, age: 0 },
        { id: 2, age: 1 },
      ]);
    });

    test('may change each of them', async () => {
      const own = await openForTest(open, { tables: [people], rows: { people: rows } });
      for await (const { id } of own.across(people).each({ where: { age: 1 } }))
        await own.across(people).update(id, { age: 2 });
      expect(await own.across(people).sum('age')).toBe(MANY);
    });
  });
};

const itemsOf = (open: Open): void => {
  describe('rows in a list of a row', () => {
    const pets = [
      { id: 9, name: 'Tom 10', age: 9, toys: [{ id: 7 }] },
      { id: 4, name: 'félix', age: 3 },
      { id: 6, name: 'Tom 2', age: 3 },
    ];
    const names = [{ name: 'b' }, { name: 'a' }];
    const store = openForAll(open, {
      tables: [people],
      rows: { people: [{ id: 1, pets, names, tags: ['a'] }] },
    });

    test('stand in their order', async () => {
      const rows = store().across(people);
      expect(await rows.items(1, 'pets')).toEqual({ rows: pets, total: 3 });
      const part = await rows.items(1, 'pets', { skip: 1, take: 1 });
      expect(part).toEqual({ rows: pets.slice(1, 2), total: 3 });
    });

    test('are found, searched and sorted as rows of tables are', async () => {
      const rows = store().across(people);
      const find = async (query: Parameters<typeof rows.items>[2]) => {
        const found = await rows.items(1, 'pets', query);
        return idsOf(found.rows);
      };
      expect(await find({ where: { age: 3 } })).toEqual([4, 6]);
      expect(await find({ where: { id: [9, 6] } })).toEqual([9, 6]);
      expect(await find({ has: { toys: {} } })).toEqual([9]);
      expect(await find({ search: { text: 'FELIX', fields: ['name'] } })).toEqual([4]);
      expect(await find({ sort: [{ field: 'name', order: 'asc' }] })).toEqual([4, 6, 9]);
      expect(await find({ sort: [{ field: 'age', order: 'desc' }] })).toEqual([9, 6, 4]);
      expect(await rows.items(1, 'pets', { where: { age: 9 }, only: ['age'] })).toEqual({
        rows: [{ id: 9, age: 9 }],
        total: 1,
      });
    });

    test('go by their places where they have no ids', async () => {
      const found = await store()
        .across(people)
        .items(1, 'names', { where: { name: 'a' } });
      expect(found).toEqual({ rows: [{ id: 2, name: 'a' }], total: 1 });
    });

    test.each([
      ['a list that is not there', 1, 'toys'],
      ['a list of no rows', 1, 'tags'],
      ['a row that is not there', 2, 'pets'],
    ])('are none of %s', async (_, id, list) => {
      expect(await store().across(people).items(id, list)).toEqual({ rows: [], total: 0 });
    });
  });
};

/** What every store answers to questions about many rows. */
export const summaries = (open: Open): void => {
  numbersOf(open);
  countsOf(open);
  eachOf(open);
  itemsOf(open);
};
