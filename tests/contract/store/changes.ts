import { describe, expect, test } from 'vitest';
import { MissingRow } from '../../../server/store/Store';
import { idsOf, namesIn, type Open, openForTest } from './Opening';
import {
  allTables,
  counters,
  modules,
  modulesRows,
  OTHER,
  OWN,
  people,
  peopleRows,
} from './tables';

const beginning = { tables: allTables, rows: { modules: modulesRows, people: peopleRows } };

const singleChanges = (open: Open): void => {
  describe('writing', () => {
    test('gives ids that were never given before', async () => {
      const store = await openForTest(open, beginning);
      const own = store.rows(modules, OWN);
      expect(await own.insert({ id: 99, name: 'Tickets' })).toEqual({
        id: 6,
        organisationId: OWN,
        name: 'Tickets',
      });
      await own.remove(6);
      expect((await own.insert({ name: 'Shop' })).id).toBe(7);
      expect((await store.rows(modules, OTHER).insert({ name: 'Shop' })).id).toBe(8);
      expect((await store.rows(counters, OWN).insert({})).id).toBe(1);
    });

    test('puts back what was removed, with its id', async () => {
      const store = await openForTest(open, beginning);
      const own = store.rows(modules, OWN);
      const all = await own.find();
      const removed = all.slice(0, 2);
      await own.removeWhere({ where: { id: removed.map(({ id }) => id) } });
      await own.putBack(removed);
      expect(await own.find()).toEqual(all);
      await expect(own.putBack(removed)).rejects.toThrow();
      expect(await own.find()).toEqual(all);
      expect((await own.insert({ name: 'New' })).id).toBe(6);
    });

    test('replaces the named fields alone, and drops what is undefined', async () => {
      const rows = (await openForTest(open, beginning)).across(people);
      await rows.update(1, { id: 7, name: 'Zus', city: undefined, motto: undefined, age: null });
      const { city: _city, motto: _motto, ...kept } = peopleRows[0] ?? { id: 0 };
      expect(await rows.get(1)).toEqual({ ...kept, name: 'Zus', age: null });
      expect(await rows.get(7)).toBeUndefined();
      expect(Object.keys((await rows.get(1)) ?? {})).not.toContain('city');
    });

    test('answers what is stored, as JSON keeps it', async () => {
      const rows = (await openForTest(open, beginning)).across(people);
      const values = { name: 'Ann', age: 0.1, born: undefined, isOld: false, none: null };
      const nested = { deep: [{ list: [1, 'a', null, { x: '' }] }], 'with space': { y: -1 } };
      const stored = await rows.insert({ ...values, pets: nested });
      const { born: _, ...kept } = values;
      expect(stored).toEqual({ id: 5, ...kept, pets: nested });
      expect(await rows.get(5)).toEqual(stored);
      expect(await rows.update(5, { age: 2 })).toEqual({ ...stored, age: 2 });
    });

    test('keeps text as it is', async () => {
      const rows = (await openForTest(open, beginning)).across(people);
      const name = ` ' " \\ \t\r\n $1 ; -- ${String.fromCodePoint(0x1f600)} é e\u0301 \u2028 `;
      const { id } = await rows.insert({ name, pets: [{ name }] });
      expect(await rows.get(id)).toEqual({ id, name, pets: [{ name }] });
      expect(idsOf(await rows.find({ where: { name } }))).toEqual([id]);
    });

    test('refuses to change or remove what is not there', async () => {
      const own = (await openForTest(open, beginning)).rows(modules, OWN);
      await expect(own.update(1, {})).rejects.toThrow(MissingRow);
      await expect(own.remove(1)).rejects.toThrow(MissingRow);
    });

    test('keeps no tie to what the caller holds', async () => {
      const rows = (await openForTest(open, beginning)).across(people);
      const values = { name: 'Shop', tags: ['a'] };
      await rows.insert(values);
      values.tags.push('b');
      const row = await rows.get(5);
      const stored = { id: 5, name: 'Shop', tags: ['a'] };
      expect(row).toEqual(stored);
      // Frozen, or the caller's own.
      if (row && !Object.isFrozen(row)) Object.assign(row, { name: 'Other' });
      const tags = row?.tags;
      if (Array.isArray(tags) && !Object.isFrozen(tags)) tags.push('c');
      expect(await rows.get(5)).toEqual(stored);
    });

    test('calls listeners with the tables that changed', async () => {
      const store = await openForTest(open, beginning);
      const heard: string[][] = [];
      store.onChange((tables) => heard.push([...tables].sort()));
      await store.transaction(async (inner) => {
        await inner.rows(modules, OWN).update(3, { name: 'Device' });
        await inner.across(people).insert({});
      });
      await store.transaction((inner) => inner.rows(modules, OWN).get(3));
      await store.rows(modules, OWN).updateWhere({ where: { name: 'None' } }, { name: 'New' });
      await store.rows(modules, OWN).removeWhere({ where: { name: 'None' } });
      expect(heard).toEqual([['modules', 'people']]);
    });

    test('gives tables another version with each change that is stored', async () => {
      const store = await openForTest(open, beginning);
      const versions = async () => [
        await store.versionOf([modules, people]),
        await store.versionOf([people]),
      ];
      const [both, one] = await versions();
      await store.transaction((inner) => inner.rows(modules, OWN).get(3));
      expect(await versions()).toEqual([both, one]);
      await store.rows(modules, OTHER).update(5, { name: 'Changed' });
      const [after, same] = await versions();
      expect([after === both, same]).toEqual([false, one]);
      await store.across(people).remove(1);
      const last = await versions();
      expect([last[0] === both, last[0] === after, last[1] === one]).toEqual([false, false, false]);
      await store.transaction(async (inner) => {
        await inner.across(people).insert({});
        expect(await versions()).toEqual(last);
      });
      expect(await store.versionOf([people])).not.toBe(last[1]);
    });
  });
};

const manyChanges = (open: Open): void => {
  describe('writing many rows', () => {
    test('changes what matches, and counts it', async () => {
      const rows = (await openForTest(open, beginning)).across(people);
      const changes = { city: 'Gouda', motto: undefined };
      expect(await rows.updateWhere({ where: { age: 40 } }, changes)).toBe(2);
      expect(idsOf(await rows.find({ where: { city: 'Gouda', motto: null } }))).toEqual([2, 4]);
      expect(idsOf(await rows.find({ where: { motto: 'Sure' } }))).toEqual([1]);
      expect(await rows.updateWhere({ where: { age: 41 } }, { city: 'Gouda' })).toBe(0);
    });

    test('removes what matches, and counts it', async () => {
      const rows = (await openForTest(open, beginning)).across(people);
      const search = { text: 'jan', fields: ['name'] };
      expect(await rows.removeWhere({ search })).toBe(2);
      expect(idsOf(await rows.find())).toEqual([1, 4]);
      expect(await rows.removeWhere({ search })).toBe(0);
    });
  });
};

const organisations = (open: Open): void => {
  describe('rows of an organisation', () => {
    test('are all that is reached through it', async () => {
      const own = (await openForTest(open, beginning)).rows(modules, OWN);
      expect(idsOf(await own.find())).toEqual([3]);
      expect(idsOf(await own.find({ where: { organisationId: OTHER } }))).toEqual([]);
      expect(idsOf(await own.find({ any: [{ where: { id: 5 } }, {}] }))).toEqual([3]);
      expect(await own.get(5)).toBeUndefined();
      expect(await own.count()).toBe(1);
      expect(await own.group(['name'], [])).toHaveLength(1);
      expect(await own.items(5, 'tags')).toEqual({ rows: [], total: 0 });
      const each: number[] = [];
      for await (const { id } of own.each()) each.push(id);
      expect(each).toEqual([3]);
    });

    test('are all that is written through it', async () => {
      const store = await openForTest(open, beginning);
      const own = store.rows(modules, OWN);
      await expect(own.update(5, { name: 'Ours' })).rejects.toThrow(MissingRow);
      await expect(own.remove(5)).rejects.toThrow(MissingRow);
      expect(await own.updateWhere({ where: { id: 5 } }, { name: 'Ours' })).toBe(0);
      expect(await own.removeWhere({ where: { id: 5 } })).toBe(0);
      const given = await own.insert({ name: 'New', organisationId: OTHER });
      expect(given.organisationId).toBe(OWN);
      expect(await namesIn(store.rows(modules, OTHER))).toEqual(['5 Theirs']);
    });

    test('are named: of no organisation there are none', async () => {
      const store = await openForTest(open, beginning);
      expect(() => store.rows(modules)).toThrow('belong to organisations');
      expect(idsOf(await store.rows(people).find())).toEqual([1, 2, 3, 4]);
      expect(idsOf(await store.rows(people, OWN).find())).toEqual([1, 2, 3, 4]);
    });

    test('of all organisations are found across them', async () => {
      const all = (await openForTest(open, beginning)).across(modules);
      expect(await namesIn(all)).toEqual(['3 Devices', '5 Theirs']);
      await all.update(5, { name: 'Changed' });
      const { id } = await all.insert({ organisationId: OTHER, name: 'New' });
      expect(await all.get(id)).toEqual({ id, organisationId: OTHER, name: 'New' });
      await all.remove(3);
      expect(await namesIn(all)).toEqual(['5 Changed', '6 New']);
      expect(await all.updateWhere({}, { tags: [] })).toBe(2);
    });
  });
};

/** What every store does with a change. */
export const changes = (open: Open): void => {
  singleChanges(open);
  manyChanges(open);
  organisations(open);
};
