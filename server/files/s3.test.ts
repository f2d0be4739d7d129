import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
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

/** A storage that holds these uploads in parts, of which it lists one at a time, and notes which are aborted. */
const serveUploads = async (uploads: readonly { key: string; id: string; at: string }[]) => {
  const aborted: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (request.method === 'DELETE') {
      aborted.push(`${pathname} ${searchParams.get('uploadId')}`);
      return void response.writeHead(204).end();
    }
    const after = uploads.findIndex(({ id }) => id === searchParams.get('upload-id-marker'));
    const { key = '', id = '', at = '' } = uploads[after + 1] ?? {};
    const isTruncated = after + 2 < uploads.length;
    response
      .writeHead(200, { 'Content-Type': 'application/xml' })
      .end(`<ListMultipartUploadsResult><IsTruncated>${isTruncated}</IsTruncated>
        <NextKeyMarker>${key}</NextKeyMarker><NextUploadIdMarker>${id}</NextUploadIdMarker>
        <Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at}</Initiated></Upload>
        </ListMultipartUploadsResult>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const listening = server.address();
  const port = typeof listening === 'object' ? listening?.port : '';
  const key = { accessKeyId: 'key', secretAccessKey: 'key' };
  const address = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'b',
    ...key,
  };
  return { address: { ...address, prefix: '' }, aborted };
};

test('uploads that were cut off are aborted once they are old', async () => {
  const { address, aborted } = await serveUploads([
    { key: 'files/a', id: '1', at: '2026-06-01T00:00:00Z' },
    { key: 'files/b', id: '2', at: '2026-06-03T00:00:00Z' },
    { key: 'files/c', id: '3', at: '2026-06-01T12:00:00Z' },
  ]);
  const { contents } = await openAt(address);
  await new FileStore(contents).clearUnfinished(Date.parse('2026-06-02'));
  expect(aborted).toEqual(['/b/files/a 1', '/b/files/c 3']);
});

test('a storage that can’t list uploads is swept as far as it can be', async () => {
  const { contents } = await open();
  await new FileStore(contents).clearUnfinished(Date.now());
});

test('a storage that can’t be used is distinguished from one without the bucket, or the right key', async () => {
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
