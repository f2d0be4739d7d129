import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { serveBucket } from '../../tests/fixtures/serveBucket';
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder';
import { copyFiles } from './copyFiles';
import { FileStore } from './FileStore';
import { type Contents, openStorage } from './openStorage';

const keep = async (contents: Contents, content: string): Promise<string> => {
  const file = await new FileStore(contents).receive(Readable.from([content]), 'a.txt', 100);
  await file.keep();
  await file.discard();
  return file.hash;
};

test('files go from a folder to a folder of a bucket and back, each once, and none that is damaged', async () => {
  const directory = await temporaryFolder();
  const folder = await openStorage(directory);
  const { address } = await serveBucket();
  const bucket = await openStorage(await temporaryFolder(), { ...address, prefix: 'office/' });
  const hashes = [await keep(folder, 'one'), await keep(folder, 'two')];
  const damaged = await keep(folder, 'three');
  const key = `files/${damaged.slice(0, 2)}/${damaged}`;
  await writeFile(join(directory, key), 'other');

  expect(await copyFiles(folder, bucket)).toMatchObject({ copied: 2, present: 0, damaged: [key] });
  expect(await copyFiles(folder, bucket)).toMatchObject({ copied: 0, present: 2, damaged: [key] });

  const other = await openStorage(await temporaryFolder());
  expect(await copyFiles(bucket, other)).toMatchObject({ copied: 2, present: 0, damaged: [] });
  const files = new FileStore(other);
  const contents = await Promise.all(hashes.map(async (hash) => text(await files.read({ hash }))));
  expect(contents).toEqual(['one', 'two']);
});
