import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sweepFiles } from '../../../server/records/files/sweep';
import { files } from '../../../server/tables/general/files';
import { users } from '../../fixtures/rows/people';
import { serveBucket } from '../../fixtures/serveBucket';
import { openApi } from '../support/Api';
import { bytesOf, form, png, show, upload } from '../support/media';

const open = async () => {
  const { address, end, resume } = await serveBucket();
  return { api: await openApi({}, undefined, { s3: address }), end, resume };
};

test('a picture in a bucket is answered whole, small and in part, and goes with its record', async () => {
  const { api } = await open();
  const id = await upload(api, png, 'zomer.png');
  const path = `/internal/v1/media/files?id=${id}`;
  const ranged = async (Range: string) => (await api.as(users.admin, { Range })).fetch(path);
  expect(await bytesOf(await show(api, `id=${id}`))).toEqual(png);
  const part = await ranged('bytes=10-19');
  expect([part.status, part.headers.get('Content-Range')]).toEqual([
    206,
    `bytes 10-19/${png.length}`,
  ]);
  expect(await bytesOf(part)).toEqual(png.subarray(10, 20));
  expect((await ranged(`bytes=${png.length}-`)).status).toBe(416);
  const small = await show(api, `id=${id}&thumbnail=1`);
  expect(small.headers.get('Content-Type')).toBe('image/webp');
  const [row] = await api.server.context.store.across(files).find();
  await api.delete('media', { mediaid: id });
  await api.post('trash', { function: 'empty' });
  expect(await api.server.context.files.has(row?.hash ?? '')).toBe(false);
  // Nothing of it stays on this machine.
  const left = await readdir(api.server.folder, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});

test('the sweep removes from a bucket what no row refers to any more, and its small picture', async () => {
  const { api } = await open();
  const { context } = api.server;
  const [kept, left] = [await upload(api, 'text', 'een.txt'), await upload(api, png, 'twee.png')];
  await show(api, `id=${left}&thumbnail=1`);
  const [row] = await context.store.across(files).find({ where: { recordId: left } });
  const hash = row?.hash ?? '';
  await context.store.across(files).removeWhere({ where: { recordId: left } });
  await sweepFiles({ ...context, clock: () => Date.now() + 2 * 24 * 60 * 60 * 1000 });
  expect(await context.files.has(hash)).toBe(false);
  expect(await context.files.sizeOf({ hash, isThumbnail: true })).toBeUndefined();
  expect((await show(api, `id=${kept}`)).status).toBe(200);
});

test('a bucket that can’t be reached is reported, leaves no record without its file, and serves again once it can', async () => {
  const { api, end, resume } = await open();
  const id = await upload(api, png, 'zomer.png');
  const kept = await upload(api, 'kept', 'kept.txt');
  await end();
  const message = 'Files cannot be reached at the moment. Try again later';
  const refusal = { status: false, status_message: message };
  expect(await api.get(`media/files?id=${id}`)).toMatchObject([503, refusal]);
  expect(await api.get(`media/files?id=${id}&thumbnail=1`)).toMatchObject([503, refusal]);
  expect(await api.post('media/files', form('text', 'a.txt'))).toMatchObject([503, refusal]);
  expect(await api.server.context.store.across(files).count()).toBe(2);
  // What somebody deletes is deleted; the sweep removes its content once the bucket is there again.
  expect(await api.delete('media', { mediaid: id })).toMatchObject([200, { status: true }]);
  expect(api.server.logged).not.toEqual([]);

  await resume();
  expect((await bytesOf(await show(api, `id=${kept}`))).toString()).toBe('kept');
  await upload(api, 'text', 'a.txt');
});
