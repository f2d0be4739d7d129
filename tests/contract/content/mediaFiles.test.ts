import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';
import { ADDED, bytesOf, form, jpeg, namesIn, png, show, upload } from '../support/media';

describe('a file', () => {
  test('is added, shown and downloaded under its name', async () => {
    const api = await openApi();
    const [status, body] = await api.post(
      'media/files',
      form(png, 'zomer & zee.png', { folderId: '1' }),
    );
    expect([status, body]).toEqual([200, { ...ADDED, last_id: 7 }]);
    expect(await api.get('media/7')).toMatchObject([
      200,
      {
        results: {
          fileName: 'zomer & zee.png',
          fileSize: png.length,
          folderId: 1,
          type: 1,
          mimeType: 'image/png',
          creationDate: '2026-03-02T09:00:00.000Z',
        },
      },
    ]);
    for (const query of ['id=7&filename=zomer%20%26%20zee.png', 'id=7']) {
      const shown = await show(api, query);
      expect(shown.headers.get('Content-Type')).toBe('image/png');
      expect(shown.headers.get('Content-Disposition')).toBe(
        "inline; filename*=UTF-8''zomer%20%26%20zee.png",
      );
      expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(await bytesOf(shown)).toEqual(png);
    }
  });

  test('is answered in parts', async () => {
    const api = await openApi();
    const id = await upload(api, 'abcdefghij', 'letters.txt');
    const path = `/internal/v1/media/files?id=${id}`;
    const ranged = async (Range: string) => (await api.as(users.admin, { Range })).fetch(path);
    const part = await ranged('bytes=2-4');
    expect([part.status, await part.text(), part.headers.get('Content-Range')]).toEqual([
      206,
      'cde',
      'bytes 2-4/10',
    ]);
    expect((await ranged('bytes=50-')).status).toBe(416);
  });

  test('has a small picture, made once, of at most 320 pixels', async () => {
    const api = await openApi();
    const id = await upload(api, png, 'groot.png');
    const small = await show(api, `id=${id}&thumbnail=1`);
    expect(small.headers.get('Content-Type')).toBe('image/webp');
    const first = await bytesOf(small);
    expect(await sharp(first).metadata()).toMatchObject({ width: 320, height: 200 });
    expect(await bytesOf(await show(api, `id=${id}&thumbnail=1`))).toEqual(first);
    expect(small.headers.get('ETag')).not.toBe((await show(api, `id=${id}`)).headers.get('ETag'));
  });

  test('that no small picture can be made of is shown itself, or not at all', async () => {
    const api = await openApi();
    const broken = png.subarray(0, 60);
    const id = await upload(api, broken, 'kapot.png');
    expect(await bytesOf(await show(api, `id=${id}&thumbnail=1`))).toEqual(broken);
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const svg = await upload(api, drawing, 'lijn.svg');
    expect(await (await show(api, `id=${svg}&thumbnail=1`)).text()).toBe(drawing);
    const text = await upload(api, 'tekst', 'tekst.txt');
    expect(await api.get(`media/files?id=${text}&thumbnail=1`)).toMatchObject([404, {}]);
    expect(api.server.logged).toEqual([]);
  });

  test.each([
    ['<!doctype html><script>alert(1)</script>', 'page.png', 'application/octet-stream', 5],
    [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      'a.jpg',
      'image/svg+xml',
      1,
    ],
    ['%PDF-1.4\n', 'doc.exe', 'application/pdf', 3],
    ['naam;aantal\n', 'lijst.csv', 'text/csv; charset=utf-8', 3],
  ])('is judged by what it holds: %j as %s', async (content, name, type, code) => {
    const api = await openApi();
    const id = await upload(api, content, name);
    expect(await api.get(`media/${id}`)).toMatchObject([200, { results: { type: code } }]);
    const shown = await show(api, `id=${id}`);
    expect(shown.headers.get('Content-Type')).toBe(type);
    const isPdf = type === 'application/pdf';
    expect(shown.headers.get('Content-Disposition')).toMatch(isPdf ? /^inline/ : /^attachment/);
    expect(shown.headers.get('Content-Security-Policy')).toBe(
      isPdf ? "frame-ancestors 'self'" : "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  });

  test('that is too large, empty or missing is refused and leaves nothing', async () => {
    const api = await openApi();
    const large = Buffer.alloc(1024 * 1024 + 1, 'x');
    expect(await api.post('media/files', form(large, 'groot.txt'))).toEqual([
      413,
      { status: false, status_message: 'groot.txt is too large; the limit is 1 MB' },
    ]);
    expect(await api.post('media/files', form('', 'leeg.txt'))).toEqual([
      400,
      { status: false, status_message: 'leeg.txt is empty' },
    ]);
    expect(await api.post('media/files', new FormData())).toMatchObject([400, { status: false }]);
    expect(await api.post('media/files', {})).toEqual([
      400,
      { status: false, status_message: 'file is missing' },
    ]);
    for (const folderId of ['3', '99', 'x'])
      expect(await api.post('media/files', form('a', 'a.txt', { folderId }))).toEqual([
        404,
        { status: false, status_message: 'This folder does not exist' },
      ]);
    expect((await rowsNamed(api.server.context.store, 'files').page()).total).toBe(0);
    expect((await namesIn(api, 'media?type=0')).length).toBe(5);
  });

  test('that is called like another of its folder gets a name of its own, which is said', async () => {
    const api = await openApi();
    const first = await upload(api, png, 'slide1.png');
    expect(await api.post('media/files', form(jpeg, 'slide1.png'))).toEqual([
      200,
      {
        status: true,
        status_message:
          'The folder has a file of that name already, so it has been added as slide1 (2).png',
        last_id: first + 1,
      },
    ]);
    expect(await api.get(`media/${first + 1}`)).toMatchObject([
      200,
      { results: { fileName: 'slide1 (2).png' } },
    ]);
    // A file that is replaced keeps the name that it has, and takes no other's.
    const replaced = async (mediaid: number) => {
      await api.post('media/files', form(png, 'slide1.png', { mediaid: String(mediaid) }));
      const [, body] = await api.get(`media/${mediaid}`);
      return (body as { results: { fileName: string } }).results.fileName;
    };
    expect(await replaced(first)).toBe('slide1.png');
    expect(await replaced(first + 1)).toBe('slide1 (2).png');
    const elsewhere = await upload(api, png, 'slide1.png', { folderId: '1' });
    await api.put('media', { mediaid: elsewhere, folderId: 0 });
    expect(await namesIn(api, 'media?type=0&sort=id&order=desc&maxrowcount=3')).toEqual([
      'slide1 (3).png',
      'slide1 (2).png',
      'slide1.png',
    ]);
  });

  test('that is a picture of more than a hundred million pixels is refused by its first bytes', async () => {
    const api = await openApi();
    // Where a PNG says how wide and how high it is.
    const claiming = (width: number, height: number) => {
      const bytes = Buffer.from(png);
      bytes.writeUInt32BE(width, 16);
      bytes.writeUInt32BE(height, 20);
      bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
      return bytes;
    };
    expect(await api.post('media/files', form(claiming(30_000, 30_000), 'muur.png'))).toEqual([
      413,
      {
        status: false,
        status_message:
          'muur.png is 30,000 × 30,000 pixels; pictures of at most 100 million pixels are taken',
      },
    ]);
    expect((await rowsNamed(api.server.context.store, 'files').page()).total).toBe(0);
    await upload(api, claiming(10_000, 10_000), 'wand.png');
  });

  test('that the storage has no room for is refused and leaves nothing', async () => {
    const api = await openApi();
    await rowsNamed(api.server.context.store, 'organisations').update(1, { mediaStorage: 1 });
    const half = Buffer.alloc(600 * 1024, 'x');
    const first = await upload(api, half, 'eerste.txt');
    const full = {
      status: false,
      status_message: 'tweede.txt does not fit: 0 MB of the storage is left',
    };
    const second = Buffer.alloc(600 * 1024, 'y');
    expect(await api.post('media/files', form(second, 'tweede.txt'))).toEqual([413, full]);
    expect((await rowsNamed(api.server.context.store, 'files').page()).total).toBe(1);
    // What it replaces makes room.
    const replacing = form(second, 'tweede.txt', { mediaid: String(first) });
    expect(await api.post('media/files', replacing)).toMatchObject([200, { status: true }]);
    const [, folders] = await api.get('media/folders');
    expect(folders).toMatchObject({ used: 9_000 + 600 * 1024, available: 1024 * 1024 });
  });
});
