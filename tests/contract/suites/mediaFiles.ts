import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { type Api, openApi } from '../Api';

const png = await sharp({
  create: { width: 640, height: 400, channels: 3, background: '#0b6b63' },
})
  .png()
  .toBuffer();
const jpeg = await sharp({
  create: { width: 400, height: 640, channels: 3, background: '#b3261e' },
})
  .jpeg()
  .toBuffer();

const form = (content: Buffer | string, name: string, fields: Record<string, string> = {}) => {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.append(field, value);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  data.append('file', new Blob([new Uint8Array(bytes)]), name);
  return data;
};

const ADDED = { status: true, status_message: 'File added' };

/** Uploads a file; gives its id. */
const upload = async (api: Api, ...args: Parameters<typeof form>): Promise<number> => {
  const [status, body] = await api.post('media/files', form(...args));
  expect([status, body]).toMatchObject([200, ADDED]);
  return Number((body as { last_id: unknown }).last_id);
};

const show = (api: Api, query: string) => api.fetch(`/internal/v1/media/files?${query}`);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const namesIn = async (api: Api, path: string) => {
  const [, body] = await api.get(path);
  return (body as { results: { fileName: string }[] }).results.map(({ fileName }) => fileName);
};

describe('the list of media', () => {
  test('has the files of all folders, a page at a time', async () => {
    const api = await openApi();
    expect(await api.get('media?type=0&page=2&maxrowcount=4')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        totalRowCount: 5,
        results: [
          {
            id: 1,
            fileName: 'strand.png',
            title: 'Noordzee',
            altTag: 'Golven',
            description: '',
            folderId: 1,
            fileSize: 1000,
            type: 1,
            mimeType: 'image/png',
            creationDate: '2026-01-01T10:00:00.000Z',
            lastModified: '2026-01-01T10:00:00.000Z',
          },
        ],
      },
    ]);
  });

  test.each([
    ['type=0', ['app.apk', 'bel.wav', 'menu.pdf', 'spot.mp4', 'strand.png']],
    ['type=1', ['strand.png']],
    ['type=2', ['spot.mp4']],
    ['type=3', ['menu.pdf']],
    ['type=4', ['bel.wav']],
    ['type=5', ['app.apk']],
    ['page=1&maxrowcount=20', ['app.apk', 'bel.wav', 'menu.pdf', 'spot.mp4', 'strand.png']],
    ['type=0&folderId=1', ['spot.mp4', 'strand.png']],
    ['type=0&folderId=0', ['app.apk', 'bel.wav', 'menu.pdf']],
    ['type=2&folderId=0', []],
    ['type=0&folderId=3', []],
    ['type=0&filter=STRAND', ['strand.png']],
    ['type=0&filter=noordzee', ['strand.png']],
    ['type=0&filter=golven', ['strand.png']],
    ['type=0&filter=prijzen', ['menu.pdf']],
    ['type=1&filter=prijzen', []],
    ['type=0&sort=fileSize&order=desc&page=1&maxrowcount=1', ['spot.mp4']],
    ['type=0&id=3&id=4', ['bel.wav', 'menu.pdf']],
  ])('with %s has %j', async (query, names) => {
    expect(await namesIn(await openApi(), `media?${query}`)).toEqual(names);
  });

  test('refuses a type that there is not', async () => {
    const api = await openApi();
    expect(await api.get('media?type=9')).toMatchObject([400, { status: false }]);
    expect(await api.get('media?type=images')).toMatchObject([400, { status: false }]);
  });
});

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
    ['<!doctype html><script>alert(1)</script>', 'page.png', 'text/html; charset=utf-8', 5],
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
    expect((await api.server.context.store.find('files')).total).toBe(0);
    expect((await namesIn(api, 'media?type=0')).length).toBe(5);
  });

  test('that the storage has no room for is refused and leaves nothing', async () => {
    const api = await openApi();
    await api.server.context.store.update('organisations', 1, { mediaStorage: 1 });
    const half = Buffer.alloc(600 * 1024, 'x');
    const first = await upload(api, half, 'eerste.txt');
    const full = {
      status: false,
      status_message: 'tweede.txt does not fit: 0 MB of the storage is left',
    };
    const second = Buffer.alloc(600 * 1024, 'y');
    expect(await api.post('media/files', form(second, 'tweede.txt'))).toEqual([413, full]);
    expect((await api.server.context.store.find('files')).total).toBe(1);
    // What it replaces makes room.
    const replacing = form(second, 'tweede.txt', { mediaid: String(first) });
    expect(await api.post('media/files', replacing)).toMatchObject([200, { status: true }]);
    const [, folders] = await api.get('media/folders');
    expect(folders).toMatchObject({ used: 9_000 + 600 * 1024, available: 1024 * 1024 });
  });

  test('is replaced in place, texts and folder untouched', async () => {
    const api = await openApi();
    const id = await upload(api, png, 'oud.png', { folderId: '1' });
    await api.put('media', { mediaid: id, folderId: 1, title: 'Blijft', alttag: 'Ook' });
    await show(api, `id=${id}&thumbnail=1`);
    expect(await api.post('media/files', form(jpeg, 'nieuw.jpg', { mediaid: String(id) }))).toEqual(
      [200, { status: true, status_message: 'File saved', last_id: id }],
    );
    expect(await api.get(`media/${id}`)).toMatchObject([
      200,
      {
        results: {
          fileName: 'nieuw.jpg',
          mimeType: 'image/jpeg',
          fileSize: jpeg.length,
          title: 'Blijft',
          altTag: 'Ook',
          folderId: 1,
        },
      },
    ]);
    expect(await bytesOf(await show(api, `id=${id}&filename=oud.png`))).toEqual(jpeg);
    const small = await bytesOf(await show(api, `id=${id}&thumbnail=1`));
    expect(await sharp(small).metadata()).toMatchObject({ width: 200, height: 320 });
    expect((await api.server.context.store.find('files')).total).toBe(1);
    for (const mediaid of ['6', '99'])
      expect(await api.post('media/files', form(png, 'x.png', { mediaid }))).toMatchObject([
        404,
        { status: false },
      ]);
  });

  test('is kept while another file has the same content', async () => {
    const api = await openApi();
    const first = await upload(api, png, 'een.png');
    const second = await upload(api, png, 'twee.png');
    expect(await api.delete('media', { mediaid: first })).toEqual([
      200,
      { status: true, status_message: 'File deleted' },
    ]);
    expect(await api.get(`media/files?id=${first}`)).toMatchObject([404, { status: false }]);
    expect(await bytesOf(await show(api, `id=${second}`))).toEqual(png);
    const [row] = (await api.server.context.store.find('files')).rows;
    expect(await api.server.context.files.has(String(row?.hash))).toBe(true);
    await api.delete('media', { mediaid: second });
    expect(await api.server.context.files.has(String(row?.hash))).toBe(false);
  });

  test('and its double go together, content and all', async () => {
    const api = await openApi();
    const ids = [await upload(api, png, 'een.png'), await upload(api, png, 'twee.png')];
    const [row] = (await api.server.context.store.find('files')).rows;
    await api.delete('media', { mediaid: ids });
    expect(await api.server.context.files.has(String(row?.hash))).toBe(false);
  });

  test('has its texts and folder changed, under either spelling of the alt text', async () => {
    const api = await openApi();
    const body = { mediaid: 3, folderId: 1, title: 'Kaart', description: 'Zomer', alttag: 'Menu' };
    expect(await api.put('media', body)).toEqual([
      200,
      { status: true, status_message: 'File saved' },
    ]);
    expect(await api.get('media/3')).toMatchObject([
      200,
      { results: { folderId: 1, title: 'Kaart', description: 'Zomer', altTag: 'Menu' } },
    ]);
    await api.put('media', { mediaid: '3', altTag: 'Kaart van de zomer' });
    expect(await api.get('media/3')).toMatchObject([
      200,
      { results: { title: 'Kaart', altTag: 'Kaart van de zomer', fileName: 'menu.pdf' } },
    ]);
    for (const folderId of [3, 99])
      expect(await api.put('media', { mediaid: 3, folderId })).toEqual([
        400,
        {
          status: false,
          status_message: 'This folder does not exist',
          errors: { folderId: 'This folder does not exist' },
        },
      ]);
    expect(await api.put('media', { mediaid: 3, title: 'x'.repeat(201) })).toMatchObject([
      400,
      { errors: { title: 'At most 200 characters' } },
    ]);
  });
});

describe('several files', () => {
  test('are moved together, each with its own texts', async () => {
    const api = await openApi();
    expect(await api.put('media', { mediaid: [3, 4], folderId: 2, title: 'Niet dit' })).toEqual([
      200,
      { status: true, status_message: '2 files saved' },
    ]);
    expect(await namesIn(api, 'media?type=0&folderId=2')).toEqual(['bel.wav', 'menu.pdf']);
    expect(await api.get('media/3')).toMatchObject([200, { results: { title: '' } }]);
  });

  test('are deleted together, or none of them', async () => {
    const api = await openApi();
    expect(await api.delete('media', { mediaid: [1, 6] })).toMatchObject([404, { status: false }]);
    expect(await api.get('media/1')).toMatchObject([200, {}]);
    expect(await api.delete('media', { mediaid: [1, 2, 2] })).toEqual([
      200,
      { status: true, status_message: '2 files deleted' },
    ]);
    expect(await api.delete('media?mediaid=3&mediaid=4')).toMatchObject([200, { status: true }]);
    expect(await namesIn(api, 'media?type=0')).toEqual(['app.apk']);
    for (const mediaid of ['x', 0, 99, 6, { a: 1 }, '1;2'])
      expect(await api.delete('media', { mediaid })).toMatchObject([404, { status: false }]);
    for (const body of [{}, { mediaid: [] }, { mediaid: '' }])
      expect(await api.delete('media', body)).toEqual([
        400,
        { status: false, status_message: 'mediaid is missing' },
      ]);
  });
});

describe('media', () => {
  test('of another organisation is out of reach', async () => {
    const stranger = await (await openApi()).as(users.stranger);
    expect(await namesIn(stranger, 'media?type=0')).toEqual(['elders.png']);
    expect(await stranger.get('media/files?id=1')).toMatchObject([404, {}]);
    expect(await stranger.put('media', { mediaid: 1, title: 'Van mij' })).toMatchObject([404, {}]);
    expect(await stranger.delete('media', { mediaid: 1 })).toMatchObject([404, {}]);
    expect(await stranger.put('media', { mediaid: 6, folderId: 1 })).toMatchObject([400, {}]);
  });

  test('is read, and not changed, with the right to read', async () => {
    const api = await openApi();
    const id = await upload(api, png, 'strand.png');
    const reader = await api.as(users.reader);
    expect(await bytesOf(await show(reader, `id=${id}`))).toEqual(png);
    const refused = [
      403,
      { status: false, status_message: 'You have no right to do this' },
    ] as const;
    expect(await reader.post('media/files', form(png, 'a.png'))).toEqual(refused);
    expect(await reader.post('media/files', form(png, 'a.png', { mediaid: '1' }))).toEqual(refused);
    expect(await reader.put('media', { mediaid: 1, title: 'x' })).toEqual(refused);
    expect(await reader.delete('media', { mediaid: 1 })).toEqual(refused);
    const nobody = await api.as(users.nobody);
    expect(await nobody.get('media?type=0')).toEqual(refused);
    expect(await nobody.get(`media/files?id=${id}`)).toEqual(refused);
    expect((await api.server.context.store.find('files')).total).toBe(1);
  });

  test('takes or refuses whatever is sent', async () => {
    const api = await openApi();
    for (const junk of [null, '', 'x'.repeat(5_000), -1, 1e308, true, {}, [], [null], [1, {}]]) {
      const [status] = await api.put('media', { mediaid: 1, folderId: junk, alttag: junk });
      expect([junk, [200, 400].includes(status)]).toEqual([junk, true]);
    }
    expect(await api.get('media/1')).toMatchObject([200, { status: true }]);
    expect(api.server.logged).toEqual([]);
  });
});
