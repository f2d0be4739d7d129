import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentsOf } from '../../server/store/contents';
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder';
import { FolderShelf, prepareGeneration } from './folderShelf';
import { readJournal } from './journal';
import { readSnapshot } from './snapshot';

const before = contentsOf({ values: [{ id: 1, value: 'before' }] });
const after = contentsOf({ values: [{ id: 1, value: 'after' }] });

const open = async (compactAt = 1) => {
  const directory = await temporaryFolder();
  const journal = await (await prepareGeneration(directory, before, 1)).install();
  let released = 0;
  const release = async () => {
    released += 1;
  };
  const shelf = new FolderShelf({ directory, generation: 1, journal, compactAt, release });
  return { directory, shelf, releases: () => released };
};

/** A folder in the place of a file, so that the file can't be written or moved there. */
const block = (directory: string, name: string) =>
  mkdir(join(directory, name, 'in the way'), { recursive: true });

test('a compaction makes a new generation of both files', async () => {
  const { directory, shelf } = await open();
  await shelf.append([['values', { id: 1, value: 'after' }]]);
  expect(shelf.isFull()).toBe(true);
  await shelf.compact(after);
  await shelf.append([['values', 1]]);
  expect(await readSnapshot(directory)).toEqual({ generation: 2, contents: after, isSealed: true });
  expect(await readJournal(directory)).toEqual({
    generation: 2,
    batches: [[[['values', 1]]]],
    isTorn: false,
  });
  await shelf.close(after);
});

test('a compaction that finds no room leaves everything as it was, and is tried again later', async () => {
  const { directory, shelf } = await open(60);
  await shelf.append([['values', { id: 1, value: 'x'.repeat(60) }]]);
  await block(directory, 'db.json.tmp');
  await shelf.compact(after);
  expect(shelf.isFull()).toBe(false);
  await shelf.append([['values', 1]]);
  expect((await readJournal(directory))?.batches).toHaveLength(2);
  expect(await readSnapshot(directory)).toEqual({
    generation: 1,
    contents: before,
    isSealed: true,
  });
  await rm(join(directory, 'db.json.tmp'), { recursive: true });
  await shelf.append([['values', { id: 2, value: 'y'.repeat(60) }]]);
  expect(shelf.isFull()).toBe(true);
  await shelf.compact(after);
  expect((await readSnapshot(directory))?.generation).toBe(2);
  await shelf.close(after);
});

test('the journal makes way only after the snapshot; when that fails, nothing more is taken', async () => {
  const { directory, shelf, releases } = await open();
  await shelf.append([['values', { id: 1, value: 'after' }]]);
  const journal = await readFile(join(directory, 'journal.jsonl'), 'utf8');
  await rm(join(directory, 'db.json'));
  await block(directory, 'db.json');
  await shelf.compact(after);
  expect(await readFile(join(directory, 'journal.jsonl'), 'utf8')).toBe(journal);
  await expect(shelf.append([['values', 1]])).rejects.toThrow('writeFailed');
  expect(shelf.isFull()).toBe(false);
  await shelf.close(after);
  expect(releases()).toBe(1);
});
