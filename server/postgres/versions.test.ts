import { expect, test } from 'vitest';
import { connect, makeDatabase } from '../../tests/fixtures/postgres/database';
import { defineTable } from '../tables/defineTable';
import { PostgresStore } from './PostgresStore';

const people = defineTable({ name: 'people', versioned: true, columns: { name: 'text' } });

const open = async () => {
  const url = await makeDatabase([people]);
  const client = await connect(url);
  const store = new PostgresStore({ url });
  const rowsOfChanges = async () =>
    (await client.query('SELECT FROM back_office_changes')).rowCount ?? 0;
  return {
    store,
    rowsOfChanges,
    /** Many changes, as a long time makes them. */
    change: (count: number) =>
      client.query(`INSERT INTO back_office_changes (table_name)
        SELECT 'people' FROM generate_series(1, ${count})`),
    close: async () => {
      await client.end();
      await store.close();
    },
  };
};

test('changes that pile up are put together, and the version stays what it is', async () => {
  const { store, rowsOfChanges, change, close } = await open();
  await change(2_000);
  const before = await store.versionOf([people]);
  expect(await rowsOfChanges()).toBe(1);
  expect(await store.versionOf([people])).toBe(before);
  await store.rows(people, 1).insert({ name: 'Zoë' });
  expect(await store.versionOf([people])).not.toBe(before);
  await close();
});

test('no change is lost or counted twice where several put them together while others write', async () => {
  const { store, rowsOfChanges, change, close } = await open();
  const versions: string[] = [];
  const rounds = 12;
  for (let round = 0; round < rounds; round += 1) {
    await change(600);
    await Promise.all([
      ...Array.from({ length: 4 }, async () => versions.push(await store.versionOf([people]))),
      ...Array.from({ length: 4 }, (_, at) =>
        store.transaction((inner) => inner.rows(people, at + 1).insert({ name: `${round}` })),
      ),
    ]);
  }
  expect(await store.versionOf([people])).toBe(String(rounds * (600 + 4)));
  expect(await rowsOfChanges()).toBeLessThan(600);
  expect(Math.max(...versions.map(Number))).toBeLessThanOrEqual(rounds * 604);
  await close();
});
