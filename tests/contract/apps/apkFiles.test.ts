import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeApk } from '../../../mock-server/seed/apk/makeApk';
import { zipOf } from '../../../mock-server/seed/apk/zip';
import { apiDemosPath } from '../../fixtures/apiDemos';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { bytesOf } from '../support/media';

const icon = await sharp({
  create: { width: 200, height: 200, channels: 3, background: '#0b6b63' },
})
  .png()
  .toBuffer();
const order = {
  packageName: 'test.order',
  versionName: '6.4.0',
  versionCode: 60400,
  label: 'Bestellen',
  permissions: ['android.permission.CAMERA', 'test.order.RECEIVE'],
  icon,
};

const formOf = (bytes: Buffer, name: string, part = 'apkFile'): FormData => {
  const form = new FormData();
  form.append(part, new Blob([new Uint8Array(bytes)]), name);
  return form;
};
/** The same archive with nothing before its index, where signatures stand, up to so many bytes. */
const padded = (zip: Buffer, bytes: number): Buffer => {
  const end = zip.length - 22;
  const index = zip.readUInt32LE(end + 16);
  const filling = Buffer.alloc(bytes - zip.length);
  const moved = Buffer.concat([zip.subarray(0, index), filling, zip.subarray(index)]);
  moved.writeUInt32LE(index + filling.length, bytes - 6);
  return moved;
};

const send = (api: Api, bytes: Buffer, name = 'app.apk') =>
  api.post('apk/files/upload', formOf(bytes, name));

const first = {
  id: 1,
  label: 'Bestellen',
  packageName: 'test.order',
  versionName: '6.3.2',
  versionCode: 60302,
  originalFileName: 'bestellen-6.3.2.apk',
  fileSize: 2_048,
  uploadDate: '2026-02-01T08:00:00.000Z',
  icon: '',
};

describe('APK files', () => {
  test('are listed the newest first, searched, and distinguished by package', async () => {
    const api = await openApi();
    expect(await api.get('apk/files?page=1&maxrowcount=20')).toMatchObject([
      200,
      { success: true, message: '', results: [{ id: 4 }, { id: 2 }, { id: 1 }], totalRowCount: 3 },
    ]);
    expect(await api.get('apk/files?filter=6.3.2')).toEqual([
      200,
      { success: true, message: '', totalRowCount: 1, results: [first] },
    ]);
    expect(await api.get('apk/files?packageName=test.order')).toMatchObject([
      200,
      { results: [{ id: 2 }, { id: 1 }], totalRowCount: 2 },
    ]);
  });

  test('are read with their permissions as the JSON of a list', async () => {
    const api = await openApi();
    expect(await api.get('apk/files/1')).toEqual([
      200,
      {
        success: true,
        message: '',
        results: {
          ...first,
          permissions: '["android.permission.CAMERA","test.order.RECEIVE"]',
        },
      },
    ]);
    expect(await api.get('apk/files/3')).toEqual([
      404,
      { success: false, message: 'This does not exist' },
    ]);
    expect(await api.get('apk/files/bestellen')).toEqual([
      400,
      { success: false, message: 'Invalid APK ID', errors: { id: 'Invalid APK ID' } },
    ]);
  });

  test('are made of a file that an app’s build tool made', async () => {
    const api = await openApi();
    const bytes = await readFile(apiDemosPath);
    expect(await send(api, bytes, 'ApiDemos-debug.APK')).toEqual([
      200,
      { success: true, message: 'APK uploaded successfully', last_id: 5, id: 5 },
    ]);
    const [, body] = await api.get('apk/files/5');
    expect(body).toEqual({
      success: true,
      message: '',
      results: {
        id: 5,
        label: 'API Demos',
        packageName: 'io.appium.android.apis',
        versionName: '5.0.0',
        versionCode: 25,
        originalFileName: 'ApiDemos-debug.APK',
        fileSize: bytes.length,
        uploadDate: '2026-03-02T09:00:00.000Z',
        permissions: expect.stringContaining('"android.permission.READ_CONTACTS"'),
        icon: 'icon.png',
      },
    });
    const shown = await api.fetch('/internal/v1/apk/files/5/icon/icon.png');
    expect(shown.headers.get('Content-Type')).toBe('image/png');
    expect(await sharp(await bytesOf(shown)).metadata()).toMatchObject({ format: 'png' });
  });

  test('are downloaded under their own name, and by nobody else', async () => {
    const api = await openApi();
    const bytes = makeApk(order);
    await send(api, bytes, 'bestéllen 6.4.apk');
    const file = await api.fetch('/internal/v1/apk/download/5');
    expect(await bytesOf(file)).toEqual(bytes);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/vnd.android.package-archive',
      'content-disposition': "attachment; filename*=UTF-8''best%C3%A9llen%206.4.apk",
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const others = await api.as(users.stranger);
    expect((await others.fetch('/internal/v1/apk/download/5')).status).toBe(404);
    expect((await others.fetch('/internal/v1/apk/files/5/icon/icon.png')).status).toBe(404);
    // A row of the demo's first days may have no file.
    expect(await api.get('apk/download/1')).toEqual([
      404,
      { success: false, message: 'This does not exist' },
    ]);
  });

  test.each<[string, Buffer, string, number, string]>([
    ['a text', Buffer.from('Just a text'), 'app.apk', 415, 'app.apk is not a type of file'],
    ['an archive', zipOf({ 'a.txt': icon }), 'app.apk', 415, 'app.apk is not a type of file'],
    ['half an app', makeApk(order).subarray(0, 500), 'app.apk', 415, 'app.apk is not'],
    [
      'a manifest that isn’t compiled',
      zipOf({ 'AndroidManifest.xml': Buffer.from('<manifest/>') }),
      'app.apk',
      415,
      'app.apk is not a valid APK file',
    ],
    [
      'an app without a package',
      makeApk({ ...order, packageName: '' }),
      'app.apk',
      415,
      'app.apk is not a valid APK file',
    ],
    ['an app under another name', makeApk(order), 'app.zip', 400, 'Only .apk files are allowed'],
  ])('aren’t made of %s', async (_what, bytes, name, status, message) => {
    const api = await openApi();
    const [answered, body] = await send(api, bytes, name);
    expect([answered, body]).toMatchObject([
      status,
      { success: false, message: expect.stringContaining(message) },
    ]);
    expect(await api.get('apk/files')).toMatchObject([200, { totalRowCount: 3 }]);
    expect(await rowsNamed(api.server.context.store, 'files').page()).toMatchObject({ total: 0 });
  });

  test('are taken below 100 MB', async () => {
    const api = await openApi();
    expect(await send(api, padded(makeApk(order), 104_857_599))).toMatchObject([
      200,
      { success: true, last_id: 5 },
    ]);
    expect(await api.get('apk/files/5')).toMatchObject([
      200,
      { results: { packageName: 'test.order', fileSize: 104_857_599 } },
    ]);
    expect(await send(api, padded(makeApk(order), 104_857_600))).toEqual([
      413,
      { success: false, message: 'app.apk is too large; the limit is 100 MB' },
    ]);
  });

  test('are there once in each version', async () => {
    const api = await openApi();
    expect(await send(api, makeApk(order))).toMatchObject([200, { last_id: 5 }]);
    const there = `${order.label} ${order.versionName} is here already. Delete it first to upload this version again`;
    expect(await send(api, makeApk(order))).toEqual([
      409,
      { success: false, message: there, errors: { apkFile: there } },
    ]);
    const next = { ...order, versionName: '9.9.9', versionCode: 90909 };
    expect(await send(api, makeApk(next))).toMatchObject([200, { last_id: 6 }]);
  });

  test('are asked for when none came', async () => {
    const api = await openApi();
    expect(await api.post('apk/files/upload', new FormData())).toEqual([
      400,
      {
        success: false,
        message: 'Please select a file first',
        errors: { apkFile: 'Please select a file first' },
      },
    ]);
    expect(await api.put('apk/files/add', {})).toMatchObject([405, { success: false }]);
  });

  test('go with their assignments, which are reported before', async () => {
    const api = await openApi();
    expect(await api.get('apk/files/1/usage')).toMatchObject([
      200,
      {
        success: true,
        results: [
          {
            resource: 'apkAssignments',
            effect: 'removed',
            total: 1,
            rows: [{ id: 1, title: 'Bestellen 6.3.2 Kassa 1' }],
          },
        ],
      },
    ]);
    expect(await api.delete('apk/files/1')).toEqual([
      200,
      { success: true, message: 'APK deleted', id: 1 },
    ]);
    expect(await api.get('apk/assignments')).toMatchObject([200, { totalRowCount: 0 }]);
    expect(await api.post('devices/1', { function: 'getapks' })).toMatchObject([
      200,
      { results: [] },
    ]);
    expect(await api.delete('apk/files')).toMatchObject([
      400,
      { success: false, message: 'No APK selected for deletion' },
    ]);
  });

  test('speak Dutch as well', async () => {
    const api = await openApi({ 'Accept-Language': 'nl' });
    expect(await api.delete('apk/files/4')).toMatchObject([200, { message: 'APK verwijderd' }]);
    expect(await send(api, Buffer.alloc(0))).toMatchObject([400, { message: 'app.apk is leeg' }]);
  });
});
