import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder';
import { FileStore, FileTooLarge } from './FileStore';

const text = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)));
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');
const incoming = (files: FileStore) => readdir(join(files.folder, 'incoming'));

const open = async () => {
  const directory = await temporaryFolder();
  return { directory, files: await FileStore.open(directory) };
};

test('a file is kept on request, under the hash of its content', async () => {
  const { files } = await open();
  const file = await files.receive(text('one;', 'two'), 'list.csv', 7);
  expect(file).toMatchObject({ hash: hashOf('one;two'), size: 7, type: 'text/csv' });
  expect(await files.has(file.hash)).toBe(false);
  await file.keep();
  await file.keep();
  await file.discard();
  expect(await readFile(join(files.folder, files.pathOf(file.hash)), 'utf8')).toBe('one;two');
  expect(await incoming(files)).toEqual([]);
});

test('the same content is stored once, and discarding it again does not touch what is kept', async () => {
  const { files } = await open();
  const [first, second] = await Promise.all([
    files.receive(text('same'), 'a.txt', 10),
    files.receive(text('same'), 'b.txt', 10),
  ]);
  await first.keep();
  await second.discard();
  expect(await files.has(first.hash)).toBe(true);
  const third = await files.receive(text('same'), 'c.txt', 10);
  await third.keep();
  expect(await files.has(third.hash)).toBe(true);
});

test('a file that is too large or breaks off leaves nothing behind', async () => {
  const { files } = await open();
  await expect(files.receive(text('12345', '6'), 'a', 5)).rejects.toThrow(FileTooLarge);
  const breaking = Readable.from(
    (async function* () {
      yield Buffer.from('12');
      throw new Error('gone');
    })(),
  );
  await expect(files.receive(breaking, 'a', 5)).rejects.toThrow('gone');
  expect(await incoming(files)).toEqual([]);
});

test('removing takes the file away; twice does no harm', async () => {
  const { files } = await open();
  const file = await files.receive(text('x'), 'a', 5);
  await file.keep();
  await files.remove(file.hash);
  await files.remove(file.hash);
  expect(await files.has(file.hash)).toBe(false);
});

test('a restart clears what was half received, and keeps the rest', async () => {
  const { directory, files } = await open();
  const file = await files.receive(text('x'), 'a', 5);
  await file.keep();
  await writeFile(join(files.folder, 'incoming', 'half'), 'x');
  const again = await FileStore.open(directory);
  expect(await incoming(again)).toEqual([]);
  expect(await again.has(file.hash)).toBe(true);
  await FileStore.clear(directory);
  expect(await readdir(directory)).toEqual([]);
});

test('only hashes lead to files', async () => {
  const { files } = await open();
  expect(() => files.pathOf('../../db.json')).toThrow('Not a file');
});

test('makes the small picture of a file once, and removes it with the file', async () => {
  const { files } = await open();
  const file = await files.receive(text('content'), 'a.png', 100);
  await file.keep();
  let made = 0;
  const make = async (from: string, to: string) => {
    made += 1;
    await writeFile(to, `${await readFile(from, 'utf8')}, small`);
  };
  await Promise.all([
    files.ensureThumbnail(file.hash, make),
    files.ensureThumbnail(file.hash, make),
  ]);
  await files.ensureThumbnail(file.hash, make);
  const path = join(files.folder, files.thumbnailPathOf(file.hash));
  expect([made, await readFile(path, 'utf8')]).toEqual([1, 'content, small']);
  await files.remove(file.hash);
  await expect(readFile(path)).rejects.toThrow('ENOENT');
});

test('leaves nothing of a small picture that fails, and tries again', async () => {
  const { files } = await open();
  const file = await files.receive(text('content'), 'a.png', 100);
  await file.keep();
  const fail = async (_: string, to: string) => {
    await writeFile(to, 'half');
    throw new Error('no picture');
  };
  await expect(files.ensureThumbnail(file.hash, fail)).rejects.toThrow('no picture');
  expect(await incoming(files)).toEqual([]);
  await files.ensureThumbnail(file.hash, (_, to) => writeFile(to, 'whole'));
  const path = join(files.folder, files.thumbnailPathOf(file.hash));
  expect(await readFile(path, 'utf8')).toBe('whole');
});
