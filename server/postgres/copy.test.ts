import { expect, test } from 'vitest';
import { withFolderSource, withFolderTarget } from '../../mock-server/store/folderCopy';
import { withFolder } from '../../mock-server/store/openStore';
import { connect, makeDatabase } from '../../tests/fixtures/postgres/database';
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder';
import { contentsOf } from '../store/contents';
import {
  type Comparison,
  type CopySource,
  type CopyTarget,
  compareSides,
  copyRows,
} from '../store/copy';
import { defineTable } from '../tables/defineTable';
import { withCopySource, withCopyTarget } from './copy';
import { openPostgres } from './open';

const people = defineTable({
  name: 'people',
  columns: { name: { type: 'text', isIndexed: true } },
  unique: [['name']],
});
const places = defineTable({ name: 'places', shared: true, columns: { name: 'text' } });
const tables = [people, places];

const ROWS = 1_700;

/** A folder of more rows than a part has, with values that a database keeps in another order, or can't keep. */
const makeFolder = async () => {
  const directory = await temporaryFolder();
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    id: at + 1,
    organisationId: (at % 3) + 1,
    name: `Person ${at}`,
    long: { zone: 1e21, a: [null, 'x\0y', 'half \ud800', -0.5], 10: true, 9: false },
  }));
  const contents = contentsOf({ people: rows, places: [{ id: 4, name: 'Hall' }] }, { places: 90 });
  await withFolder(directory, (folder) => folder.replace(contents));
  return directory;
};

const compared = async (source: CopySource, target: CopyTarget) => {
  const all: Comparison[] = [];
  for await (const comparison of compareSides(source, target, tables)) all.push(comparison);
  return all;
};

const copyAll = async (source: CopySource, target: CopyTarget) => {
  await copyRows(source, target, tables, () => undefined);
  const all = await compared(source, target);
  if (all.every(({ isSame }) => isSame)) await target.accept();
  return all.map(({ table, target: { count, nextId }, isSame }) => [table, count, nextId, isSame]);
};

const WHOLE = [
  ['people', ROWS, ROWS + 1, true],
  ['places', 1, 90, true],
];

const into = (directory: string) => ({ source: directory, replaces: false });

/** Copies into a database. */
const copyTo = (directory: string, url: string, replaces = false) =>
  withFolderSource(directory, tables, (source) =>
    withCopyTarget(url, tables, { source: directory, replaces }, (target) =>
      copyAll(source, target),
    ),
  );

/** Copies until the database ends the connection, after a part and before the next. */
const breakOff = (directory: string, url: string) =>
  withFolderSource(directory, tables, (source) =>
    withCopyTarget(url, tables, into(directory), async (target) => {
      const client = await connect(url);
      let parts = 0;
      const add: CopyTarget['add'] = async (...given) => {
        parts += 1;
        if (parts === 3)
          await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()`);
        await target.add(...given);
      };
      const broken: CopyTarget = {
        parts: (...given) => target.parts(...given),
        nextId: (table) => target.nextId(table),
        reached: (table) => target.reached(table),
        finishTable: (...given) => target.finishTable(...given),
        finish: () => target.finish(),
        accept: () => target.accept(),
        add,
      };
      await copyAll(source, broken).finally(() => client.end());
    }),
  );

const countOf = async (url: string) => {
  const client = await connect(url);
  const { rows } = await client.query('SELECT count(*)::int AS count FROM people');
  await client.end();
  return rows[0]?.count;
};

test('a folder goes into a database and back, with ids that go on', async () => {
  const directory = await makeFolder();
  const url = await makeDatabase([]);
  expect(await copyTo(directory, url)).toEqual(WHOLE);
  const store = await openPostgres({ url }, tables);
  expect(await store.rows(places).insert({ name: 'Stage' })).toMatchObject({ id: 90 });
  expect(await store.rows(people, 2).insert({ name: 'New' })).toMatchObject({ id: ROWS + 1 });
  await store.close();
  const back = await temporaryFolder();
  const counts = await withCopySource(url, tables, (source) =>
    withFolderTarget(back, tables, false, (target) => copyAll(source, target)),
  );
  expect(counts).toEqual([
    ['people', ROWS + 1, ROWS + 2, true],
    ['places', 2, 91, true],
  ]);
  const again = withFolderTarget(back, tables, false, (target) => target.finish());
  await expect(again).rejects.toThrow('copyElsewhere');
});

test('a copy that broke off goes on, and no server works with half of it', async () => {
  const directory = await makeFolder();
  const url = await makeDatabase([]);
  await expect(breakOff(directory, url)).rejects.toThrow('databaseAway');
  expect(await countOf(url)).toBe(1_000);
  await expect(openPostgres({ url }, tables)).rejects.toThrow('copyHalf');
  const other = await makeFolder();
  await expect(copyTo(other, url)).rejects.toThrow('copyElsewhere');
  expect(await copyTo(directory, url)).toEqual(WHOLE);
  await expect(copyTo(directory, url)).rejects.toThrow('copyElsewhere');
  expect(await copyTo(other, url, true)).toEqual(WHOLE);
});

test('one copies at a time, and a difference is found', async () => {
  const directory = await makeFolder();
  const url = await makeDatabase([]);
  await withCopyTarget(url, tables, into(directory), async (target) => {
    await expect(copyTo(directory, url)).rejects.toThrow('copyBusy');
    await withFolderSource(directory, tables, async (source) => {
      await copyRows(source, target, tables, () => undefined);
      const client = await connect(url);
      await client.query(`UPDATE places SET doc = '{"name": "Hall!"}'`);
      await client.end();
      const different = (await compared(source, target)).filter(({ isSame }) => !isSame);
      expect(different.map(({ table }) => table)).toEqual(['places']);
    });
  });
});

test('a database is read as it was at one moment', async () => {
  const directory = await makeFolder();
  const url = await makeDatabase([]);
  await copyTo(directory, url);
  await withCopySource(url, tables, async (source) => {
    const seen = async () => {
      let count = 0;
      for await (const rows of source.parts(people, 0)) count += rows.length;
      return count;
    };
    expect(await seen()).toBe(ROWS);
    const client = await connect(url);
    await client.query('DELETE FROM people');
    await client.end();
    expect(await seen()).toBe(ROWS);
  });
});
