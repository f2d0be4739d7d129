import type { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { connect, makeDatabase } from '../../tests/fixtures/postgres/database';
import type { TableShape } from '../store/Table';
import { defineTable } from '../tables/defineTable';
import { connectionOver } from './connection';
import { fillTable } from './fill';
import { migrate } from './migrate';
import { PostgresStore } from './PostgresStore';
import { planMigration } from './plan';

const people = defineTable({
  name: 'people',
  columns: { name: { type: 'text', isIndexed: true }, age: 'number' },
});

/** The same a release later: another column to look by, and no name twice. */
const later = defineTable({
  name: 'people',
  columns: { name: { type: 'text', isIndexed: true }, age: { type: 'number', isIndexed: true } },
  unique: [['name']],
});

const titles = async (client: Client, tables: readonly TableShape[], drop?: readonly string[]) =>
  (await planMigration(connectionOver(client), tables, drop)).map(({ title }) => title);

const openWith = async (tables: readonly TableShape[]) => {
  const url = await makeDatabase(tables);
  return { url, client: await connect(url) };
};

describe('a migration', () => {
  test('makes what is lacking, and then nothing', async () => {
    const { client } = await openWith([]);
    expect(await titles(client, [people])).toEqual([
      'table people',
      'column people.name',
      'index people_id_idx',
      'index people_name_idx',
    ]);
    // To plan it writes nothing.
    const { rows } = await client.query("SELECT to_regclass('people') AS found");
    expect(rows).toEqual([{ found: null }]);
    await migrate(client, [people]);
    expect(await titles(client, [people])).toEqual([]);
  });

  test('keeps the rows when columns and indexes come and go', async () => {
    const { client, url } = await openWith([people]);
    const rows = [{ id: 4, organisationId: 1, name: 'Zoë', age: 9, motto: 'Sure' }];
    await fillTable(connectionOver(client), people, rows);
    const steps: string[] = [];
    await migrate(client, [later], {
      onStep: ({ title, isConcurrent }) => steps.push(isConcurrent ? `${title}, beside` : title),
    });
    expect(steps).toEqual([
      'column people.age',
      'index people_age_idx, beside',
      'unique index people_name_key, beside',
    ]);
    const store = new PostgresStore({ url });
    expect(await store.rows(later, 1).find({ where: { age: 9 } })).toEqual(rows);
    await expect(store.rows(later, 1).insert({ name: 'zoë' })).rejects.toThrow('the same name');
    await migrate(client, [people]);
    expect(await store.rows(people, 1).find()).toEqual(rows);
    await store.close();
  });

  test('drops a table that nothing describes only where it is named', async () => {
    const { client } = await openWith([people]);
    expect(await titles(client, [])).toEqual([
      'drop index people_id_idx',
      'drop index people_name_idx',
    ]);
    expect(await titles(client, [], ['people'])).toContain('drop table people');
    expect(await titles(client, [people], ['people'])).toEqual([]);
    await migrate(client, [], { drop: ['people'] });
    const { rows } = await client.query("SELECT to_regclass('people') AS found");
    expect(rows).toEqual([{ found: null }]);
    await migrate(client, [people]);
    expect(await titles(client, [people])).toEqual([]);
  });

  test('is refused of a database that a later release has migrated', async () => {
    const { client } = await openWith([people]);
    await client.query("UPDATE back_office_schema SET definition = '99' WHERE kind = 'version'");
    await expect(migrate(client, [people])).rejects.toMatchObject({ problem: 'databaseNewer' });
  });

  test('is done once by two who begin at the same time', async () => {
    const { client, url } = await openWith([]);
    const other = await connect(url);
    await Promise.all([migrate(client, [later]), migrate(other, [later])]);
    expect(await titles(client, [later])).toEqual([]);
  });

  test('makes an index again whose building broke off', async () => {
    const { client } = await openWith([people]);
    await fillTable(connectionOver(client), people, [
      { id: 1, organisationId: 1, name: 'Jan' },
      { id: 2, organisationId: 1, name: 'JAN' },
    ]);
    await expect(migrate(client, [later])).rejects.toThrow();
    await client.query('DELETE FROM people WHERE id = 2');
    await migrate(client, [later]);
    expect(await titles(client, [later])).toEqual([]);
  });
});
