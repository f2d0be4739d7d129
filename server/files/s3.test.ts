import { createHash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { fileSuite } from '../../tests/contract/files/fileSuite';
import { serveBucket } from '../../tests/fixtures/serveBucket';
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder';
import { FileStore } from './FileStore';
import { openStorage } from './openStorage';
import { StorageError } from './StorageError';
import type { S3Address } from './s3Address';

const openAt = async (address: S3Address) => {
  const directory = await temporaryFolder();
  const incoming = join(directory, 'files', 'incoming');
  await mkdir(incoming, { recursive: true });
  return { incoming, contents: await openStorage(directory, address) };
};

const open = async () => openAt((await serveBucket()).address);

const problemOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof StorageError ? error.problem : error),
  );

describe('a bucket', () => fileSuite(open));

describe('a folder of a bucket', () =>
  fileSuite(async () => {
    const { address } = await serveBucket();
    const other = new FileStore((await openAt(address)).contents);
    const file = await other.receive(Readable.from(['another installation’s']), 'a.txt', 100);
    await file.keep();
    return openAt({ ...address, prefix: 'deep/folder/' });
  }));

test('what is larger than a part goes there in parts, and is whole', async () => {
  const { contents } = await open();
  const files = new FileStore(contents);
  const content = Buffer.alloc(20_000_000, 'twenty million');
  const file = await files.receive(Readable.from([content]), 'large', content.length);
  await file.keep();
  expect(await files.sizeOf(file)).toBe(content.length);
  const stored = await buffer(await files.read(file));
  expect(createHash('sha256').update(stored).digest('hex')).toBe(file.hash);
  const part = await buffer(await files.read(file, { start: 9_000_000, end: 9_000_009 }));
  expect(part).toEqual(content.subarray(9_000_000, 9_000_010));
});

test('a storage that can’t be used is told apart from one without the bucket, or the right key', async () => {
  const { address, end } = await serveBucket();
  const wrong = { ...address, accessKeyId: 'OTHER' };
  const none = { ...address, bucket: 'none-here' };
  const directory = await temporaryFolder();
  expect(await problemOf(openStorage(directory, address))).toBeUndefined();
  expect(await problemOf(openStorage(directory, wrong))).toBe('denied');
  expect(await problemOf(openStorage(directory, none))).toBe('noBucket');
  await end();
  expect(await problemOf(openStorage(directory, address))).toBe('unreachable');
});

test('where the storage goes away, nothing is half stored, and all that is asked says so', async () => {
  const { address, end } = await serveBucket();
  const { contents, incoming } = await openAt(address);
  const files = new FileStore(contents);
  const file = await files.receive(Readable.from([Buffer.alloc(20_000_000)]), 'large', 30_000_000);
  const keeping = problemOf(file.keep());
  await end();
  expect(await keeping).toBe('unreachable');
  await file.discard();
  expect(await readdir(incoming)).toEqual([]);
  const { hash } = file;
  for (const ask of [
    () => files.has(hash),
    () => files.read(file),
    () => files.remove(hash),
    () => files.withLocal(hash, async () => undefined),
    () => files.clear(),
  ])
    expect(await problemOf(ask())).toBe('unreachable');
  expect(await readdir(incoming)).toEqual([]);
});
