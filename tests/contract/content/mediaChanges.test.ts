import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { StoreError } from '../../../server/store/Store';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';
import { bytesOf, form, jpeg, namesIn, png, show, upload } from '../support/media';

describe('a file of the media library', () => {
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
    const contents = rowsNamed(api.server.context.store, 'files');
    expect((await contents.page({ where: { resource: 'media' } })).total).toBe(1);
    for (const mediaid of ['6', '99'])
      expect(await api.post('media/files', form(png, 'x.png', { mediaid }))).toMatchObject([
        404,
        { status: false },
      ]);
  });

  test('is changed as it was seen, or refused with what it is and who changed it', async () => {
    const api = await openApi();
    const id = await upload(api, png, 'foto.png');
    const [, , headers] = await api.call('GET', `media/${id}`);
    const known = { 'If-Match': headers.get('ETag') ?? '' };
    const titled = (title: string) => ({ mediaid: id, folderId: 0, title });
    expect((await api.call('PUT', 'media', titled('Terras'), known))[0]).toBe(200);
    expect(await api.call('PUT', 'media', titled('Balkon'), known)).toMatchObject([
      412,
      { status: false, results: [{ id, title: 'Terras' }], changedBy: 'Ada Bakker' },
      expect.anything(),
    ]);
    expect((await api.put('media', titled('Zonder versie')))[0]).toBe(200);
    const both = { mediaid: `${id},${await upload(api, png, 'tweede.png')}`, folderId: 1 };
    expect((await api.call('PUT', 'media', both, known))[0]).toBe(200);
  });

  test('is replaced only by one of its kind', async () => {
    const api = await openApi();
    const id = await upload(api, png, 'oud.png');
    expect(await api.post('media/files', form('PK', 'nieuw.txt', { mediaid: String(id) }))).toEqual(
      [
        415,
        {
          status: false,
          status_message: 'nieuw.txt is another kind of file than oud.png, which it can’t replace',
        },
      ],
    );
    expect(await bytesOf(await show(api, `id=${id}`))).toEqual(png);
    expect((await rowsNamed(api.server.context.store, 'files').page()).total).toBe(1);
  });

  test('is known by the documents that show it', async () => {
    const api = await openApi();
    const id = await upload(api, png, 'kaart.png');
    const row = { id: 1, order: 1, type: 32, options: '{}', mediaId: id, translationId: 0 };
    await rowsNamed(api.server.context.store, 'objectsDefinitions').update(3, { values: [row] });
    expect(await api.get(`media/${id}/usage`)).toMatchObject([
      200,
      { results: [{ resource: 'objectsDefinitions', effect: 'cleared', rows: [{ id: 3 }] }] },
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
    const [row] = (await rowsNamed(api.server.context.store, 'files').page()).rows;
    expect(await api.server.context.files.has(String(row?.hash))).toBe(true);
    await api.delete('media', { mediaid: second });
    await api.post('trash', { function: 'empty' });
    expect(await api.server.context.files.has(String(row?.hash))).toBe(false);
  });

  test('and its double go together, content and all', async () => {
    const api = await openApi();
    const ids = [await upload(api, png, 'een.png'), await upload(api, png, 'twee.png')];
    const [row] = (await rowsNamed(api.server.context.store, 'files').page()).rows;
    await api.delete('media', { mediaid: ids });
    await api.post('trash', { function: 'empty' });
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
    for (const mediaid of ['x', 0, 99, 6, '1;2'])
      expect(await api.delete('media', { mediaid })).toMatchObject([404, { status: false }]);
    expect(await api.delete('media', { mediaid: { a: 1 } })).toMatchObject([
      400,
      { status: false, errors: { mediaid: 'This must be a list' } },
    ]);
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
    expect((await rowsNamed(api.server.context.store, 'files').page()).total).toBe(1);
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

test('a file whose removal could not be stored is still there, record and content', async () => {
  const api = await openApi();
  const id = await upload(api, png, 'foto.png');
  const { store } = api.server.context;
  const { transaction } = store;
  const full = vi.spyOn(store, 'transaction').mockImplementation((work) =>
    transaction.call(store, async (inner) => {
      await work(inner);
      throw new StoreError('writeFailed');
    }),
  );
  const replaced = await api.post('media/files', form(jpeg, 'nieuw.jpg', { mediaid: String(id) }));
  const removed = await api.delete('media', { mediaid: id });
  full.mockRestore();
  expect([replaced[0], removed[0]]).toEqual([500, 500]);
  expect(await bytesOf(await show(api, `id=${id}`))).toEqual(png);

  expect(await api.delete('media', { mediaid: id })).toMatchObject([200, { status: true }]);
  await api.post('trash', { function: 'empty' });
  const hash = createHash('sha256').update(png).digest('hex');
  expect(await api.server.context.files.has(hash)).toBe(false);
});
