import { describe, expect, test } from 'vitest';
import type { Store } from '../../../server/store/Store';
import { type Open, openForAll } from './Opening';
import { allTables, modules, modulesRows, OTHER, OWN, people, peopleRows } from './tables';

const beginning = { tables: allTables, rows: { modules: modulesRows, people: peopleRows } };

/** Questions of all kinds, asked at once. */
const answersOf = (store: Store) => {
  const rows = store.across(people);
  const sort = [{ field: 'name', order: 'desc' }] as const;
  return Promise.all([
    rows.find({ sort }),
    rows.page({ sort, skip: 1, take: 2 }),
    rows.page({ skip: 9, take: 2 }),
    rows.find({ where: { id: 0 } }),
    rows.find({ only: ['name'], take: 1 }),
    rows.get(2),
    rows.get(99),
    rows.count({ where: { age: 40 } }),
    rows.sum('score'),
    rows.group(['age'], ['score'], { where: { age: 40 } }),
    rows.items(3, 'pets', { take: 1 }),
    store.rows(modules, OWN).find(),
    store.rows(modules, OTHER).find(),
  ]);
};

/** What every store answers that is asked several things at once. */
export const batches = (open: Open): void => {
  describe('reading in batches', () => {
    const store = openForAll(open, beginning);

    test('answers the same', async () => {
      const batched = store().batched();
      const [version, answers] = await Promise.all([
        batched.versionOf([people]),
        answersOf(batched),
      ]);
      expect(answers).toEqual(await answersOf(store()));
      expect(version).toBe(await store().versionOf([people]));
      expect(answers[5]).toMatchObject({ id: 2, name: 'jan 10' });
    });

    test('gives the same rows again as long as nobody has changed them', async () => {
      const read = async () => {
        const batched = store().batched();
        const sort = [{ field: 'name', order: 'asc' }] as const;
        const [page] = await Promise.all([
          batched.rows(modules, OWN).page({ sort, take: 2 }),
          batched.versionOf([people]),
        ]);
        return page.rows;
      };
      const [first, ...others] = await read();
      expect([first, ...others].every(Object.isFrozen)).toBe(true);
      expect((await read())[0]).toBe(first);
      const [id, name] = [Number(first?.id), String(first?.name)];
      await store()
        .rows(modules, OWN)
        .update(id, { name: `${name}!` });
      expect(await read()).toEqual([{ ...first, name: `${name}!` }, ...others]);
      await store().rows(modules, OWN).update(id, { name });
      expect(await read()).toEqual([first, ...others]);
    });

    test('sees what was written before', async () => {
      const batched = store().batched();
      const rows = batched.across(people);
      const [{ id }] = await Promise.all([rows.insert({ name: 'Ann' }), rows.count()]);
      await batched.transaction((inner) => inner.across(people).update(id, { name: 'Bob' }));
      expect((await Promise.all([rows.get(id), rows.count()]))[0]).toEqual({ id, name: 'Bob' });
      await rows.remove(id);
      expect(await rows.get(id)).toBeUndefined();
    });
  });
};
