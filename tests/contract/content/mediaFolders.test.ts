import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';

const foldersOf = async (api: Api) => {
  const [, body] = await api.get('media/folders');
  return (body as { results: { id: number; name: string; count: number }[] }).results;
};

const NO_NAME = 'Nothing of this folder name can be kept. Use letters, digits, spaces, _ / or -';

describe('media folders', () => {
  test('are listed after the root, with how many files each has and how much room there is', async () => {
    const api = await openApi();
    expect(await api.get('media/folders')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          { id: 0, name: '/', count: 3 },
          { id: 2, name: 'Leeg', count: 0 },
          { id: 1, name: 'Zomer', count: 2 },
        ],
        used: 9000,
        available: 1000 * 1024 * 1024,
      },
    ]);
  });

  test('say how many files of one type each has beside all of them', async () => {
    const api = await openApi();
    expect(await api.get('media/folders?type=1')).toMatchObject([
      200,
      {
        results: [
          { id: 0, count: 3, typeCount: 0 },
          { id: 2, count: 0, typeCount: 0 },
          { id: 1, count: 2, typeCount: 1 },
        ],
      },
    ]);
    const [, all] = await api.get('media/folders?type=0');
    expect(JSON.stringify(all)).not.toContain('typeCount');
  });

  test.each([
    ['Winter 2026', 'Winter 2026'],
    ['Été & co!', 'Été  co'],
    ['a/b_c-d', 'a/b_c-d'],
    ['  ruim  ', 'ruim'],
  ])('are added: %j as %j', async (folderName, name) => {
    const api = await openApi();
    expect(await api.post('media', { folderName })).toEqual([
      200,
      { status: true, status_message: 'Folder added', last_id: 4 },
    ]);
    expect(await foldersOf(api)).toContainEqual({ id: 4, name, count: 0 });
  });

  test('are renamed by the same rule', async () => {
    const api = await openApi();
    expect(await api.post('media/update', { folderId: 1, folderName: 'Zomer (nieuw)' })).toEqual([
      200,
      { status: true, status_message: 'Folder saved' },
    ]);
    expect(await foldersOf(api)).toContainEqual({ id: 1, name: 'Zomer nieuw', count: 2 });
    // Other capitals alone are no other folder's name.
    expect(
      await api.post('media/update', { folderId: 1, folderName: 'ZOMER NIEUW' }),
    ).toMatchObject([200, {}]);
  });

  test('refuse names that are empty, too long, taken or missing', async () => {
    const api = await openApi();
    for (const change of [
      (folderName: unknown) => api.post('media', { folderName }),
      (folderName: unknown) => api.post('media/update', { folderId: 2, folderName }),
    ]) {
      for (const name of ['', '   ', '!?', null, []])
        expect(await change(name)).toMatchObject([400, { status: false }]);
      expect(await change('!!')).toEqual([
        400,
        { status: false, status_message: NO_NAME, errors: { folderName: NO_NAME } },
      ]);
      expect(await change('x'.repeat(101))).toMatchObject([400, { status: false }]);
      expect(await change('x'.repeat(100))).toMatchObject([200, { status: true }]);
      const taken = 'There is already a folder called “zomer”';
      expect(await change('zomer')).toEqual([
        409,
        { status: false, status_message: taken, errors: { folderName: taken } },
      ]);
      expect(await change('/')).toMatchObject([409, { status: false }]);
      expect(await change(undefined)).toEqual([
        400,
        { status: false, status_message: 'folderName is missing' },
      ]);
      await rowsNamed(api.server.context.store, 'mediaFolders').update(4, { name: 'Anders' });
    }
  });

  test('are deleted with their files moved to the root', async () => {
    const api = await openApi();
    expect(await api.post('media/delete', { folderId: 1, typeDeletion: 'folder' })).toEqual([
      200,
      { status: true, status_message: 'Folder deleted' },
    ]);
    expect(await foldersOf(api)).toEqual([
      { id: 0, name: '/', count: 5 },
      { id: 2, name: 'Leeg', count: 0 },
    ]);
  });

  test('are deleted with their files', async () => {
    const api = await openApi();
    await api.post('media/delete', { folderId: '1', typeDeletion: 'all' });
    expect(await foldersOf(api)).toEqual([
      { id: 0, name: '/', count: 3 },
      { id: 2, name: 'Leeg', count: 0 },
    ]);
    expect(await api.get('media/1')).toMatchObject([404, {}]);
  });

  test('report what uses their files, and are deleted with those alone that nothing uses', async () => {
    const api = await openApi();
    const files = { where: { folderId: 1 } };
    const { store } = api.server.context;
    const [first, second] = (await rowsNamed(store, 'media').page(files)).rows.map(({ id }) => id);
    const src = `<img src="/internal/v1/media/files?id=${first}&filename=a.png">`;
    const longer = `<img src="/internal/v1/media/files?id=${second}0">`;
    await rowsNamed(store, 'contentItems').insert({
      organisationId: 1,
      name: 'Strand',
      htmlContent: src,
    });
    await rowsNamed(store, 'contentItems').insert({
      organisationId: 1,
      name: 'Duin',
      htmlContent: longer,
    });
    await rowsNamed(store, 'playlists').update(1, { playListItems: [{ id: 1, mediaId: first }] });
    await rowsNamed(store, 'playlists').update(2, { playListItems: [] });
    for (const { id } of (await rowsNamed(store, 'objectsDefinitions').page()).rows)
      await rowsNamed(store, 'objectsDefinitions').update(id, { values: [] });
    const [, answer] = await api.get('media/folders/1/usage');
    expect(answer).toMatchObject({ used: 1 });
    const { results } = answer as { results: readonly { resource: string; total: number }[] };
    expect(results.map(({ resource, total }) => [resource, total])).toEqual([
      ['contentItems', 1],
      ['playlists', 1],
    ]);
    await api.post('media/delete', { folderId: 1, typeDeletion: 'unused' });
    expect(await rowsNamed(store, 'media').get(first ?? 0)).toMatchObject({ folderId: 0 });
    expect(await rowsNamed(store, 'media').get(second ?? 0)).toBeUndefined();
  });

  test('are not deleted without saying what becomes of the files', async () => {
    const api = await openApi();
    for (const typeDeletion of [undefined, '', 'none', 1])
      expect(await api.post('media/delete', { folderId: 1, typeDeletion })).toMatchObject([
        400,
        { status: false },
      ]);
    expect(await foldersOf(api)).toHaveLength(3);
  });

  test('leave the root as it is', async () => {
    const api = await openApi();
    const refused = [
      409,
      {
        status: false,
        status_message: 'The main folder can be neither renamed nor deleted',
      },
    ];
    expect(await api.post('media/update', { folderId: 0, folderName: 'Wortel' })).toEqual(refused);
    expect(await api.post('media/delete', { folderId: '0', typeDeletion: 'all' })).toEqual(refused);
  });

  test('of another organisation, and unknown ones, are out of reach', async () => {
    const api = await openApi();
    for (const folderId of [3, 99, 'x', -1, null]) {
      expect(await api.post('media/update', { folderId, folderName: 'Mijn' })).toMatchObject([
        404,
        { status: false },
      ]);
      expect(await api.post('media/delete', { folderId, typeDeletion: 'all' })).toMatchObject([
        404,
        { status: false },
      ]);
    }
    expect(await api.post('media/update', { folderName: 'Mijn' })).toMatchObject([400, {}]);
    const stranger = await api.as(users.stranger);
    expect(await foldersOf(stranger)).toEqual([
      { id: 0, name: '/', count: 0 },
      { id: 3, name: 'Elders', count: 1 },
    ]);
    // A name is taken within an organisation alone.
    expect(await stranger.post('media', { folderName: 'Zomer' })).toMatchObject([200, {}]);
  });

  test('are looked at, and not changed, with the right to read', async () => {
    const reader = await (await openApi()).as(users.reader);
    expect(await foldersOf(reader)).toHaveLength(3);
    for (const [path, body] of [
      ['media', { folderName: 'Nieuw' }],
      ['media/update', { folderId: 1, folderName: 'Nieuw' }],
      ['media/delete', { folderId: 1, typeDeletion: 'folder' }],
    ] as const)
      expect(await reader.post(path, body)).toMatchObject([403, { status: false }]);
  });

  test('go with their organisation', async () => {
    const api = await openApi();
    const { store } = api.server.context;
    await rowsNamed(store, 'mediaFolders').insert({ organisationId: 2, name: 'Van Haven' });
    await rowsNamed(store, 'media').insert({
      organisationId: 2,
      fileName: 'haven.png',
      folderId: 0,
    });
    expect(await api.delete('organisations/2')).toMatchObject([200, { status: true }]);
    for (const collection of ['media', 'mediaFolders'])
      expect(
        (await rowsNamed(store, collection).page({ where: { organisationId: 2 } })).total,
      ).toBe(0);
  });
});
