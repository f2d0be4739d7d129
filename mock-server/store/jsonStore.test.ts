import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Contents } from '../../server/store/contents';
import type { Row, Store } from '../../server/store/Store';
import { defineTable } from '../../server/tables/defineTable';
import { storeSuite } from '../../tests/contract/store/storeSuite';
import { testStore } from '../../tests/fixtures/openTestStore';
import { rowsNamed } from '../../tests/fixtures/rowsNamed';
import type { Entry } from './journal';
import { JsonStore, type Shelf } from './jsonStore';

storeSuite(({ rows }) => testStore(rows));

const names = async (store: Store) =>
  (await rowsNamed(store, 'modules').page()).rows.map(({ id, name }) => `${id} ${name}`);

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
    const writing = rowsNamed(store, 'modules').insert({ name: 'Tickets' });
    await untilAsked(shelf, 1);
    expect(await names(store)).toEqual(['1 Shop']);
    shelf.asked[0]?.resolve();
    await writing;
    expect(await names(store)).toEqual(['1 Shop', '2 Tickets']);
  });

  test('does not hold up the next write, which builds on the one before', async () => {
    const { shelf, store } = open();
    const writing = [
      rowsNamed(store, 'modules').insert({}),
      rowsNamed(store, 'modules').update(2, { name: 'B' }),
    ];
    await untilAsked(shelf, 2);
    for (const { resolve } of shelf.asked) resolve();
    await Promise.all(writing);
    expect(await names(store)).toEqual(['1 Shop', '2 B']);
  });

  test('takes everything back that it refused, and goes on afterwards', async () => {
    const { shelf, store } = open();
    const writing = [
      rowsNamed(store, 'modules').insert({}),
      rowsNamed(store, 'modules').update(2, { name: 'B' }),
    ];
    await untilAsked(shelf, 2);
    for (const { reject } of shelf.asked.splice(0)) reject(new Error('disk full'));
    for (const write of writing) await expect(write).rejects.toThrow('disk full');
    expect(await names(store)).toEqual(['1 Shop']);
    const again = rowsNamed(store, 'modules').insert({ name: 'C' });
    await untilAsked(shelf, 1);
    shelf.asked[0]?.resolve();
    await again;
    expect(await names(store)).toEqual(['1 Shop', '3 C']);
  });

  test('refuses a transaction that was built on what it refused', async () => {
    const { shelf, store } = open();
    const lost = rowsNamed(store, 'modules').insert({});
    await untilAsked(shelf, 1);
    const built = store.transaction(async (inner) => {
      await rowsNamed(inner, 'modules').update(2, { name: 'B' });
      shelf.asked[0]?.reject(new Error('disk full'));
      await expect(lost).rejects.toThrow('disk full');
    });
    await expect(built).rejects.toThrow('writeFailed');
    expect(await names(store)).toEqual(['1 Shop']);
  });

  test('is waited for by a compaction, which takes in all that was written by then', async () => {
    const { shelf, store } = open();
    const writing = [1, 2].map((value) => rowsNamed(store, 'modules').insert({ value }));
    await untilAsked(shelf, 2);
    shelf.full = true;
    shelf.asked[0]?.resolve();
    await writing[0];
    const next = rowsNamed(store, 'modules').insert({ value: 3 });
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
    const writing = rowsNamed(store, 'modules').insert({});
    const closing = store.close();
    await expect(rowsNamed(store, 'modules').insert({})).rejects.toThrow('closed');
    await untilAsked(shelf, 1);
    shelf.asked[0]?.resolve();
    await Promise.all([writing, closing]);
    expect(await names(store)).toEqual(['1 Shop', '2 undefined']);
  });
});

test('what a search needs is made before it is asked for, and found as ever', async () => {
  const places = defineTable({ name: 'places', columns: {} });
  const rows = Array.from({ length: 1_500 }, (_, index) => ({
    id: index + 1,
    name: `Café ${(index * 7) % 1_500}`,
  }));
  const open = () =>
    new JsonStore({ tables: { places: rows }, nextIds: { places: 1_501 } }, new ManualShelf());
  const query = {
    sort: [{ field: 'name', order: 'asc' }],
    search: { text: 'cafe 14', fields: ['name'] },
  } as const;
  const prepared = open();
  await prepared.prepare(places, query);
  const [folding, ordering] = [
    vi.spyOn(String.prototype, 'normalize'),
    vi.spyOn(Array.prototype, 'toSorted'),
  ];
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const found = await prepared.find('places', query);
  expect(folding).not.toHaveBeenCalled();
  expect(ordering).not.toHaveBeenCalled();
  expect(found.total).toBe(134);
  expect(found).toEqual(await open().find('places', query));
});
