import { expect, test } from 'vitest';
import { connect, makeDatabase } from '../../tests/fixtures/postgres/database';
import { defineTable } from '../tables/defineTable';
import { migrate } from './migrate';
import { PostgresStore } from './PostgresStore';

const uncounted = defineTable({ name: 'people', columns: { name: 'text' } });
const people = defineTable({ name: 'people', counted: true, columns: { name: 'text' } });

const open = async (table = people) => {
  const url = await makeDatabase([table]);
  const client = await connect(url);
  const store = new PostgresStore({ url });
  return {
    client,
    rows: store.rows(people, 1),
    store,
    /** So many rows, each by a statement of its own. */
    insert: (count: number) =>
      client.query(`DO $$ BEGIN FOR n IN 1..${count} LOOP
        INSERT INTO people (organisation_id, doc) VALUES (1 + n % 2, '{}'); END LOOP; END $$`),
    parts: async () => (await client.query('SELECT FROM back_office_counts')).rowCount ?? 0,
    close: async () => {
      await client.end();
      await store.close();
    },
  };
};

test('changes that pile up are put together, of each organisation by whoever reads it', async () => {
  const { insert, parts, rows, store, close } = await open();
  await insert(1_200);
  expect(await parts()).toBe(1_200);
  expect(await rows.count()).toBe(600);
  expect(await parts()).toBe(601);
  await rows.removeWhere({ where: { id: { to: 100 } } });
  expect(await rows.count()).toBe(550);
  expect(await store.rows(people, 2).count()).toBe(600);
  expect(await parts()).toBe(3);
  await close();
});

test('no row is missed or counted twice where several put them together while others write', async () => {
  const { insert, rows, store, close } = await open();
  const rounds = 6;
  for (let round = 0; round < rounds; round += 1) {
    await insert(1_200);
    await Promise.all([
      ...Array.from({ length: 4 }, () => rows.count()),
      ...Array.from({ length: 4 }, () =>
        store.transaction((inner) => inner.rows(people, 1).insert({ name: `${round}` })),
      ),
    ]);
  }
  expect(await rows.count()).toBe(rounds * 604);
  expect(await rows.count({ where: { name: null } })).toBe(rounds * 600);
  await close();
});

test('a migration counts the rows that there are, and a table that is emptied has none', async () => {
  const { client, insert, rows, close } = await open(uncounted);
  await insert(10);
  await migrate(client, [people]);
  expect(await rows.count()).toBe(5);
  await client.query('TRUNCATE people');
  expect(await rows.count()).toBe(0);
  await insert(2);
  expect(await rows.count()).toBe(1);
  await close();
});
