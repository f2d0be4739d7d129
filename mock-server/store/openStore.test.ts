import { spawnSync } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import jsonServer from 'json-server';
import { describe, expect, test } from 'vitest';
import { type Row, StoreError } from '../../server/store/Store';
import { copyOf, killedFolder, never, reopen, valuesIn } from '../../tests/fixtures/killedFolder';
import { rowsNamed } from '../../tests/fixtures/rowsNamed';
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder';
import { openStore, reseedStore } from './openStore';

const contentsOf = async (directory: string): Promise<Record<string, string>> => {
  const names = (await readdir(directory)).sort();
  const texts = names.map(async (name) => [name, await readFile(join(directory, name), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
};

/** Expects a refusal of this kind that leaves every byte as it was. */
const expectRefusal = async (
  directory: string,
  problem: string,
  params: Record<string, unknown> = {},
) => {
  const before = await contentsOf(directory);
  const opening = openStore({ directory, seed: never });
  await expect(opening).rejects.toMatchObject({ name: 'StoreError', problem, params });
  expect(await contentsOf(directory)).toEqual(before);
};

describe('opening', () => {
  test('seeds a folder without data, once', async () => {
    const directory = join(await temporaryFolder(), 'deep', 'data');
    const seed = async () => ({
      values: [
        { id: 5, value: 'b' },
        { id: 2, value: 'a' },
      ],
    });
    const store = await openStore({ directory, seed });
    expect(await valuesIn(store)).toEqual(['a', 'b']);
    expect((await rowsNamed(store, 'values').insert({ value: 'c' })).id).toBe(6);
    await store.close();
    expect(await reopen(directory)).toEqual(['a', 'b', 'c']);
  });

  test('finds changes, removals and given ids again, after a kill and after a close', async () => {
    const directory = await killedFolder();
    const store = await openStore({ directory, seed: never });
    await rowsNamed(store, 'values').update(1, { value: 'zero' });
    await rowsNamed(store, 'values').remove(5);
    const killed = await copyOf(directory);
    await store.close();
    for (const folder of [killed, directory]) {
      const again = await openStore({ directory: folder, seed: never });
      expect(await valuesIn(again)).toEqual(['zero', 1, 2, 3]);
      expect((await rowsNamed(again, 'values').insert({})).id).toBe(6);
      await again.close();
    }
  });

  test('leaves a file behind that json-server itself can serve', async () => {
    const directory = await killedFolder();
    await reopen(directory);
    const { db } = jsonServer.router<{ values: Row[] }>(join(directory, 'db.json'));
    expect(db.get('values').map('value').value()).toEqual([0, 1, 2, 3, 4]);
  });

  test('leaves nothing but snapshot and journal behind', async () => {
    const directory = await killedFolder();
    await reopen(directory);
    expect((await readdir(directory)).sort()).toEqual(['db.json', 'journal.jsonl']);
  });

  test('takes the journal into the snapshot when it has grown, and loses nothing', async () => {
    const directory = await temporaryFolder();
    const store = await openStore({ directory, seed: async () => ({}), compactAt: 200 });
    const values = Array.from({ length: 40 }, (_, value) => value);
    for (const value of values) await rowsNamed(store, 'values').insert({ value });
    expect((await readFile(join(directory, 'journal.jsonl'))).length).toBeLessThan(1000);
    expect(await reopen(await copyOf(directory))).toEqual(values);
    await store.close();
    expect(await reopen(directory)).toEqual(values);
  });
});

describe('a store that can not be opened', () => {
  test.each([
    ['broken off', (text: string) => text.slice(0, -9)],
    ['empty', () => ''],
    ['something else', () => '[]'],
    ['without its generation', (text: string) => text.replace('generation', 'nothing')],
    ['with a row twice', (text: string) => text.replace(/(\{"id":1.*\})/, '$1,\n$1')],
    ['with a row without id', (text: string) => text.replace('"id":1,', '')],
  ])('because the snapshot is %s is left as it is', async (_, damage) => {
    const directory = await killedFolder();
    const file = join(directory, 'db.json');
    await writeFile(file, damage(await readFile(file, 'utf8')));
    await expectRefusal(directory, 'damagedSnapshot', { file });
  });

  test('because the snapshot is gone is left as it is', async () => {
    const directory = await killedFolder();
    await rm(join(directory, 'db.json'));
    await expectRefusal(directory, 'damagedSnapshot');
  });

  test.each([
    ['header', 1],
    ['line in the middle', 3],
    ['last line, whole but wrong', 5],
  ])('because of a damaged journal (%s) is left as it is', async (_, line) => {
    const directory = await killedFolder();
    const file = join(directory, 'journal.jsonl');
    const lines = (await readFile(file, 'utf8')).split('\n');
    lines[line - 1] = (lines[line - 1] ?? '').replace(/.(?=[^"]*$)/, '#');
    await writeFile(file, lines.join('\n'));
    await expectRefusal(directory, 'damagedJournal', { file, line });
  });

  test('because its journal is empty is left as it is', async () => {
    const directory = await killedFolder();
    const file = join(directory, 'journal.jsonl');
    await writeFile(file, '');
    await expectRefusal(directory, 'damagedJournal', { file, line: 1 });
  });

  test('because its snapshot is older than its journal is left as it is', async () => {
    const directory = await killedFolder();
    const old = await copyOf(directory);
    await reopen(directory);
    await cp(join(old, 'db.json'), join(directory, 'db.json'));
    await expectRefusal(directory, 'foreignJournal', { directory });
  });

  test('because the folder can not be made says so', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    const opening = openStore({ directory: join(file, 'data'), seed: never });
    await expect(opening).rejects.toMatchObject({
      problem: 'unwritable',
      params: { code: 'ENOTDIR' },
    });
  });

  test('because the seed failed can be opened later', async () => {
    const directory = await temporaryFolder();
    await expect(openStore({ directory, seed: never })).rejects.toThrow('nothing may be seeded');
    const store = await openStore({ directory, seed: async () => ({}) });
    await store.close();
  });
});

describe('the lock', () => {
  test('keeps a second server out until the first has closed', async () => {
    const directory = await temporaryFolder();
    const options = { directory, seed: async () => ({}) };
    const store = await openStore(options);
    const params = { directory, pid: String(process.pid) };
    await expect(openStore(options)).rejects.toMatchObject({ problem: 'locked', params });
    await expect(reseedStore(options)).rejects.toThrow(StoreError);
    await store.close();
    await (await openStore(options)).close();
  });

  test.each([
    ['of a process that ended', `${spawnSync(process.execPath, ['--version']).pid} some/start\n`],
    ['of an earlier process with the same number', `${process.pid} some/start\n`],
    ['that says nothing', ''],
  ])('%s is taken over', async (_, mark) => {
    const directory = await killedFolder();
    await writeFile(join(directory, 'lock'), mark);
    expect(await reopen(directory)).toEqual([0, 1, 2, 3, 4]);
    expect(await readdir(directory)).not.toContain('lock');
  });

  test('goes to one of several who find it stale', async () => {
    const directory = await killedFolder();
    await writeFile(join(directory, 'lock'), '');
    const options = { directory, seed: never };
    const opened = await Promise.allSettled(Array.from({ length: 8 }, () => openStore(options)));
    const winners = opened.filter((result) => result.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    await winners[0]?.value.close();
  });
});

test('reseeding replaces everything, damaged or not', async () => {
  const directory = await killedFolder();
  const seed = async () => ({ values: [{ id: 1, value: 'new' }] });
  await reseedStore({ directory, seed });
  expect(await reopen(directory)).toEqual(['new']);
  await writeFile(join(directory, 'db.json'), 'damaged');
  await reseedStore({ directory, seed });
  expect(await reopen(directory)).toEqual(['new']);
});
