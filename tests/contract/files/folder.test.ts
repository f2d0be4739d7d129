import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files } from '../../../server/tables/general/files';
import { openApi } from '../support/Api';
import { bytesOf, form, png, show, upload } from '../support/media';

test('a folder that can’t be used is an error, leaves no record without its file, and serves again once it can', async () => {
  const api = await openApi();
  const folder = join(api.server.folder, 'files');
  const id = await upload(api, png, 'zomer.png');
  await rename(folder, `${folder}.away`);
  await writeFile(folder, 'no folder');
  const message = 'Files cannot be reached at the moment. Try again later';
  const refused = { status: false, status_message: message };
  expect(await api.get(`media/files?id=${id}`)).toMatchObject([503, refused]);
  expect(await api.get(`media/files?id=${id}&thumbnail=1`)).toMatchObject([503, refused]);
  expect(await api.post('media/files', form('text', 'a.txt'))).toMatchObject([503, refused]);
  expect(await api.server.context.store.across(files).count()).toBe(1);
  expect(await api.get(`media/${id}`)).toMatchObject([200, { status: true }]);
  expect(api.server.logged).not.toEqual([]);

  await rm(folder);
  await rename(`${folder}.away`, folder);
  expect(await bytesOf(await show(api, `id=${id}`))).toEqual(png);
  await upload(api, 'text', 'a.txt');
  expect(await api.server.context.store.across(files).count()).toBe(2);
});

test('a folder that was removed is made again for what comes', async () => {
  const api = await openApi();
  const folder = join(api.server.folder, 'files');
  const lost = await upload(api, png, 'zomer.png');
  await rm(folder, { recursive: true });
  expect(await api.get(`media/files?id=${lost}`)).toMatchObject([404, { status: false }]);
  const id = await upload(api, 'text', 'a.txt');
  expect((await show(api, `id=${id}`)).status).toBe(200);
});
