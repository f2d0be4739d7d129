import { describe, expect, test } from 'vitest';
import { NotUnique, type OpenStore, type Values } from '../../../server/store/Store';
import { namesIn, type Open, openForTest } from './Opening';
import { allTables, modules, OTHER, OWN } from './tables';

const rows = {
  modules: [
    { id: 1, organisationId: OWN, name: 'Shop', code: 7, family: 'a' },
    { id: 2, organisationId: OWN, name: 'Tickets', code: 8 },
    { id: 3, organisationId: OWN, name: '' },
    { id: 4, organisationId: OTHER, name: 'Theirs', code: 9, family: 'a' },
  ],
};

const refused: readonly (readonly [Values, readonly string[]])[] = [
  [{ name: 'Shop' }, ['name']],
  [{ name: 'sHOP' }, ['name']],
  [{ name: ' Shop ' }, ['name']],
  [{ name: 'New', code: 7, family: 'A' }, ['code', 'family']],
  [{ name: 'New', code: 8, family: null }, ['code', 'family']],
];

const accepted: readonly Values[] = [
  { name: 'Shops' },
  { name: 'Theirs' },
  { name: '' },
  { name: null },
  {},
  { name: 'New', code: 7, family: 'b' },
  { name: 'New', code: 7 },
  { name: 'New', family: 'a' },
  { name: 'New', code: 9, family: 'a' },
];

/** What every store does with values that may stand once. */
export const uniqueness = (open: Open): void => {
  describe('what may stand once in an organisation', () => {
    const opened = (): Promise<OpenStore> => openForTest(open, { tables: allTables, rows });

    test.each(refused)('%j is refused a second time', async (values, fields) => {
      const own = (await opened()).rows(modules, OWN);
      await expect(own.insert(values)).rejects.toMatchObject({
        name: 'NotUnique',
        table: 'modules',
        fields,
      });
      await expect(own.update(3, values)).rejects.toThrow(NotUnique);
      await expect(own.updateWhere({ where: { id: 3 } }, values)).rejects.toThrow(NotUnique);
      expect(await namesIn(own)).toEqual(['1 Shop', '2 Tickets', '3 ']);
    });

    test.each(accepted)('%j is no second one', async (values) => {
      const own = (await opened()).rows(modules, OWN);
      const { id } = await own.insert(values);
      expect(await own.get(id)).toMatchObject(values);
    });

    test('isn’t put back beside another that has it by now', async () => {
      const own = (await opened()).rows(modules, OWN);
      const removed = (await own.get(1)) ?? { id: 0 };
      await own.remove(1);
      await own.insert({ name: 'shop' });
      await expect(own.putBack([removed])).rejects.toMatchObject({
        name: 'NotUnique',
        table: 'modules',
        fields: ['name'],
      });
      expect(await own.get(1)).toBeUndefined();
    });

    test('may be written again by the row that has it', async () => {
      const own = (await opened()).rows(modules, OWN);
      await own.update(1, { name: 'SHOP', tags: ['a'] });
      await own.update(1, { name: 'Other' });
      await own.insert({ name: 'Shop' });
      await own.remove(2);
      await own.insert({ name: 'Tickets', code: 8 });
      expect(await namesIn(own)).toEqual(['1 Other', '3 ', '5 Shop', '6 Tickets']);
    });

    test('is refused across organisations as well, and of many rows at once', async () => {
      const store = await opened();
      const again = store.across(modules).insert({ organisationId: OWN, name: 'shop' });
      await expect(again).rejects.toThrow(NotUnique);
      const many = store.rows(modules, OWN).updateWhere({}, { name: 'Same' });
      await expect(many).rejects.toThrow(NotUnique);
      expect(await namesIn(store.rows(modules, OWN))).toEqual(['1 Shop', '2 Tickets', '3 ']);
    });

    test('goes to one of several who write it at the same time', async () => {
      const own = (await opened()).rows(modules, OWN);
      const writing = Array.from({ length: 8 }, () => own.insert({ name: 'New' }));
      const results = await Promise.allSettled(writing);
      const failures = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason] : [],
      );
      expect(failures).toHaveLength(7);
      for (const failure of failures) expect(failure).toBeInstanceOf(NotUnique);
      expect(await own.count({ where: { name: 'New' } })).toBe(1);
    });

    test('that is refused within a transaction of its own leaves the one around it whole', async () => {
      const store = await opened();
      await store.transaction(async (outer) => {
        await outer.rows(modules, OWN).insert({ name: 'Before' });
        const failing = outer.transaction((inner) =>
          inner.rows(modules, OWN).insert({ name: 'Shop' }),
        );
        await expect(failing).rejects.toThrow(NotUnique);
        await outer.rows(modules, OWN).insert({ name: 'After' });
      });
      const names = (await store.rows(modules, OWN).find()).map(({ name }) => name);
      expect(names).toEqual(['Shop', 'Tickets', '', 'Before', 'After']);
    });
  });
};
