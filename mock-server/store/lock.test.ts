import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder';
import { removeStale } from './lock';

const stale = '1 long/gone\n';

const lockWith = async (mark: string) => {
  const folder = await temporaryFolder();
  const path = join(folder, 'lock');
  const own = join(folder, 'own');
  await writeFile(path, mark);
  await writeFile(own, '3 my/own\n');
  return { folder, path, own };
};

test('a stale lock is removed', async () => {
  const { folder, path, own } = await lockWith(stale);
  await removeStale(path, own, stale);
  await removeStale(path, own, stale);
  expect(await readdir(folder)).toEqual(['own']);
});

test('a lock that another server has taken meanwhile stays', async () => {
  const { folder, path, own } = await lockWith('2 new/owner\n');
  await removeStale(path, own, stale);
  expect(await readFile(path, 'utf8')).toBe('2 new/owner\n');
  expect((await readdir(folder)).sort()).toEqual(['lock', 'own']);
});

test('a takeover that a kill broke off is left to the next', async () => {
  const { folder, path, own } = await lockWith(stale);
  await writeFile(`${path}.takeover`, stale);
  await removeStale(path, own, stale);
  expect((await readdir(folder)).sort()).toEqual(['lock', 'own']);
  await removeStale(path, own, stale);
  expect(await readdir(folder)).toEqual(['own']);
});
