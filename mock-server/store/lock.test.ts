import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder';
import { removeStale } from './lock';

const stale = '1 long/gone\n';

async function lockWith(mark: string) {
  const folder = await temporaryFolder();
  const path = join(folder, 'lock');
  await writeFile(path, mark);
  return { folder, path, own: join(folder, 'own') };
}

test('a stale lock is moved out of the way', async () => {
  const { folder, path, own } = await lockWith(stale);
  await removeStale(path, own, stale);
  await removeStale(path, own, stale);
  expect(await readdir(folder)).toEqual([]);
});

test('a lock that another server has taken meanwhile goes back', async () => {
  const { folder, path, own } = await lockWith('2 new/owner\n');
  await removeStale(path, own, stale);
  expect(await readFile(path, 'utf8')).toBe('2 new/owner\n');
  expect(await readdir(folder)).toEqual(['lock']);
});
