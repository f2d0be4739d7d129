import { describe, expect, test } from 'vitest';
import { tendFormer } from '../../../server/records/files/tendFormer';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { bytesOf, form, jpeg, namesIn, png, show, upload } from '../support/media';

const UNDO = { function: 'undo' };

/** Changes files by one call. @returns the act that takes it back */
const changed = async (api: Api, body: object): Promise<string> => {
  const [status, , headers] = await api.call('PUT', 'media', body);
  expect(status).toBe(200);
  return headers.get('Act') ?? '';
};

const undone = async (api: Api, act: string) => {
  const [status, body] = await api.post(`activity/${act}`, UNDO);
  expect(status).toBe(200);
  return (body as { notUndone: readonly { recordId: number; reason: string }[] }).notUndone;
};

test('files that were moved are back where they were, under the names that they had', async () => {
  const api = await openApi();
  const [first, second] = [await upload(api, png, 'een.png'), await upload(api, png, 'twee.png')];
  await upload(api, png, 'een.png', { folderId: '1' });
  const act = await changed(api, { mediaid: [first, second], folderId: 1 });
  expect(await namesIn(api, 'media?type=0&folderId=1')).toContain('een (2).png');
  expect(await undone(api, act)).toEqual([]);
  for (const [id, fileName] of [
    [first, 'een.png'],
    [second, 'twee.png'],
  ])
    expect(await api.get(`media/${id}`)).toMatchObject([
      200,
      { results: { fileName, folderId: 0 } },
    ]);
});

test('a file that somebody moved since stays there, and the others go back', async () => {
  const api = await openApi();
  const [first, second] = [await upload(api, png, 'een.png'), await upload(api, png, 'twee.png')];
  const act = await changed(api, { mediaid: [first, second], folderId: 1 });
  await changed(api, { mediaid: second, folderId: 2 });
  expect(await undone(api, act)).toMatchObject([
    { recordId: second, reason: expect.stringContaining('Folder') },
  ]);
  expect(await api.get(`media/${first}`)).toMatchObject([200, { results: { folderId: 0 } }]);
  expect(await api.get(`media/${second}`)).toMatchObject([200, { results: { folderId: 2 } }]);
});

test('the texts of a file are taken back, over what others are written since', async () => {
  const api = await openApi();
  const id = await upload(api, png, 'foto.png');
  await changed(api, { mediaid: id, title: 'Eerst', alttag: 'Eerst' });
  const act = await changed(api, { mediaid: id, title: 'Dan', alttag: 'Dan', folderId: 1 });
  await changed(api, { mediaid: id, description: 'Sindsdien' });
  expect(await undone(api, act)).toEqual([]);
  expect(await api.get(`media/${id}`)).toMatchObject([
    200,
    { results: { title: 'Eerst', altTag: 'Eerst', description: 'Sindsdien', folderId: 0 } },
  ]);
});

test('what stays of several that a call moved keeps none of the others from going back', async () => {
  const api = await openApi();
  const ids = [await upload(api, png, 'a.png'), await upload(api, png, 'b.png')];
  const act = await changed(api, { mediaid: ids, folderId: 1 });
  await api.delete('media', { mediaid: ids.at(-1) });
  expect(await undone(api, act)).toHaveLength(1);
  expect(await api.get(`media/${ids[0]}`)).toMatchObject([200, { results: { folderId: 0 } }]);
});

describe('files that were uploaded', () => {
  const ACT = 'uploaded-together';

  const add = async (api: Api, name: string): Promise<number> => {
    const together = await api.as(users.admin, { Act: ACT });
    const [, body] = await together.call('POST', 'media/files', form(png, name));
    return Number(Object(body).last_id);
  };

  const lastAct = async (api: Api) => {
    const [, body] = await api.get('activity?page=1&maxrowcount=1');
    return Object(body).results[0];
  };

  test('go as one, and come back from the trash', async () => {
    const api = await openApi();
    const ids = [await add(api, 'een.png'), await add(api, 'twee.png')];
    const act = await lastAct(api);
    expect(act).toMatchObject({ resource: 'media', records: 2, canUndo: 1 });
    const shown = await Promise.all(ids.map((id) => api.get(`media/${id}`)));
    expect(await undone(api, String(act.id))).toEqual([]);
    for (const id of ids) expect((await api.get(`media/${id}`))[0]).toBe(404);
    expect(await undone(api, String((await lastAct(api)).id))).toEqual([]);
    expect(await Promise.all(ids.map((id) => api.get(`media/${id}`)))).toEqual(shown);
  });

  test('stay where they are used, or somebody changed them since', async () => {
    const api = await openApi();
    const ids = [await add(api, 'een.png'), await add(api, 'twee.png'), await add(api, 'drie.png')];
    const act = await lastAct(api);
    const playListItems = [{ id: 1, mediaId: ids[0] }];
    await rowsNamed(api.server.context.store, 'playlists').update(1, { playListItems });
    await changed(api, { mediaid: ids[1], title: 'Sindsdien' });
    expect(await undone(api, String(act.id))).toMatchObject([
      { recordId: ids[1], reason: expect.stringContaining('has changed it since') },
      { recordId: ids[0], reason: expect.stringContaining('Playlist') },
    ]);
    expect((await api.get(`media/${ids[2]}`))[0]).toBe(404);
  });

  test('are deleted again by who may delete files alone', async () => {
    const api = await openApi();
    const id = await add(api, 'een.png');
    const { id: act } = await lastAct(api);
    await (await api.as(users.reader)).post(`activity/${act}`, UNDO);
    expect((await api.get(`media/${id}`))[0]).toBe(200);
  });
});

const folderOf = async (api: Api, id: number) => {
  const [, body] = await api.get('media/folders');
  const { results } = body as { results: readonly { id: number; name: string; count: number }[] };
  return results.find((one) => one.id === id);
};

describe('a folder that was renamed', () => {
  const rename = async (api: Api, folderName: string) => {
    const [status, , headers] = await api.call('POST', 'media/update', { folderId: 1, folderName });
    expect(status).toBe(200);
    return headers.get('Act') ?? '';
  };

  test('has its former name again, and then the later one', async () => {
    const api = await openApi();
    const before = await folderOf(api, 1);
    const act = await rename(api, 'Since');
    expect(await undone(api, act)).toEqual([]);
    expect(await folderOf(api, 1)).toEqual(before);
    const [, body] = await api.get('activity?page=1&maxrowcount=1');
    const [back] = (body as { results: readonly { id: number; resource: string }[] }).results;
    expect(back).toMatchObject({ resource: 'mediaFolders', canUndo: 1, name: before?.name });
    expect(await undone(api, String(back?.id))).toEqual([]);
    expect(await folderOf(api, 1)).toMatchObject({ name: 'Since' });
  });

  test('keeps the name that somebody gave it since, or that is another’s by now', async () => {
    const api = await openApi();
    const before = await folderOf(api, 1);
    const first = await rename(api, 'First');
    const second = await rename(api, 'Second');
    const stays = (reason: string) => [
      { resource: 'mediaFolders', recordId: 1, reason: expect.stringContaining(reason) },
    ];
    expect(await undone(api, first)).toMatchObject(stays('Name'));
    expect(await undone(api, second)).toEqual([]);
    await api.post('media', { folderName: before?.name });
    expect(await undone(api, first)).toMatchObject(stays('already a folder'));
    expect(await folderOf(api, 1)).toMatchObject({ name: 'First' });
  });

  test('is renamed back by who may rename folders alone', async () => {
    const api = await openApi();
    const act = await rename(api, 'Since');
    const undo = (by: Api) => by.post(`activity/${act}`, UNDO);
    expect(await undo(await api.as(users.nobody))).toMatchObject([404, {}]);
    expect(await undo(await api.as(users.stranger))).toMatchObject([404, {}]);
    await undo(await api.as(users.reader));
    expect(await folderOf(api, 1)).toMatchObject({ name: 'Since' });
  });
});

describe('a folder that was added', () => {
  const add = async (api: Api) => {
    const [, body, headers] = await api.call('POST', 'media', { folderName: 'New' });
    const { last_id: id } = body as { last_id: number };
    return { id, act: headers.get('Act') ?? '' };
  };

  test('goes, and comes back', async () => {
    const api = await openApi();
    const { id, act } = await add(api);
    expect(await undone(api, act)).toEqual([]);
    expect(await folderOf(api, id)).toBeUndefined();
    const [, body] = await api.get('trash');
    const [entry] = (body as { results: readonly { id: number }[] }).results;
    await api.post(`trash/${entry?.id}`, { function: 'restore' });
    expect(await folderOf(api, id)).toMatchObject({ name: 'New', count: 0 });
  });

  test('stays once there are files in it', async () => {
    const api = await openApi();
    const { id, act } = await add(api);
    await upload(api, png, 'een.png', { folderId: String(id) });
    expect(await undone(api, act)).toMatchObject([
      { recordId: id, reason: expect.stringContaining('files in') },
    ]);
    expect(await folderOf(api, id)).toMatchObject({ count: 1 });
  });
});

describe('a folder that was deleted', () => {
  const filled = async () => {
    const api = await openApi();
    const ids = [
      await upload(api, png, 'een.png', { folderId: '1' }),
      await upload(api, png, 'twee.png', { folderId: '1' }),
    ] as const;
    await api.post(`media/${ids[0]}/comments`, { text: 'Which beach?' });
    const playListItems = [{ id: 1, mediaId: ids[0] }];
    await rowsNamed(api.server.context.store, 'playlists').update(1, { playListItems });
    return { api, ids, before: await stateOf(api, ids) };
  };

  const stateOf = async (api: Api, ids: readonly number[]) => ({
    folder: await folderOf(api, 1),
    files: await Promise.all(ids.map((id) => api.get(`media/${id}`))),
    comments: await api.get(`media/${ids[0]}/comments`),
    users: (await rowsNamed(api.server.context.store, 'playlists').get(1))?.playListItems,
    contents: await Promise.all(ids.map(async (id) => (await show(api, `id=${id}`)).status)),
  });

  const remove = (api: Api, typeDeletion: string) =>
    api.call('POST', 'media/delete', { folderId: 1, typeDeletion });

  test.each(['all', 'unused', 'folder'])(
    'is back with its files, and with those that stayed: %s',
    async (typeDeletion) => {
      for (const way of ['toast', 'trash'] as const) {
        const { api, ids, before } = await filled();
        const [, , headers] = await remove(api, typeDeletion);
        expect(await folderOf(api, 1)).toBeUndefined();
        if (way === 'toast') expect(await undone(api, headers.get('Act') ?? '')).toEqual([]);
        else {
          const [, listed] = await api.get('trash');
          expect(listed).toMatchObject({
            results: [{ name: before.folder?.name, resourceName: 'Media folder' }],
          });
          const entry = headers.get('Trash-Entries');
          expect(await api.post(`trash/${entry}`, { function: 'restore' })).toMatchObject([
            200,
            {},
          ]);
        }
        expect(await stateOf(api, ids)).toEqual(before);
      }
    },
  );

  test('has another name where that is taken, and leaves files where somebody put them since', async () => {
    const { api, ids, before } = await filled();
    const [, , headers] = await remove(api, 'folder');
    await api.post('media', { folderName: before.folder?.name.toUpperCase() });
    await changed(api, { mediaid: ids[1], folderId: 2 });
    await api.post(`trash/${headers.get('Trash-Entries')}`, { function: 'restore' });
    expect(await folderOf(api, 1)).toMatchObject({ name: `${before.folder?.name} 2` });
    expect(await api.get(`media/${ids[0]}`)).toMatchObject([200, { results: { folderId: 1 } }]);
    expect(await api.get(`media/${ids[1]}`)).toMatchObject([200, { results: { folderId: 2 } }]);
  });

  test('is seen in the trash by who may see files, and brought back by who may add some', async () => {
    const { api } = await filled();
    const [, , headers] = await remove(api, 'all');
    const restore = (by: Api) =>
      by.post(`trash/${headers.get('Trash-Entries')}`, { function: 'restore' });
    expect(await restore(await api.as(users.nobody))).toMatchObject([404, {}]);
    expect(await restore(await api.as(users.reader))).toMatchObject([403, {}]);
    expect(await restore(await api.as(users.stranger))).toMatchObject([404, {}]);
  });
});

describe('a file whose content was replaced', () => {
  const holding = async (api: Api, id: number) => {
    const [, body] = await api.get(`media/${id}`);
    const { fileName, fileSize, mimeType } = (body as { results: Record<string, unknown> }).results;
    const bytes = await bytesOf(await show(api, `id=${id}`));
    return { fileName, fileSize, mimeType, bytes: bytes.toString('base64') };
  };

  const replace = async (api: Api, id: number, content: Buffer, name: string) => {
    const sent = form(content, name, { mediaid: String(id) });
    const [status, , headers] = await api.call('POST', 'media/files', sent);
    expect(status).toBe(200);
    return headers.get('Act') ?? '';
  };

  test('has the former one again, and then the later one', async () => {
    const api = await openApi();
    const id = await upload(api, png, 'oud.png');
    const first = await holding(api, id);
    const act = await replace(api, id, jpeg, 'nieuw.jpg');
    const second = await holding(api, id);
    expect(second).not.toEqual(first);
    expect(await undone(api, act)).toEqual([]);
    expect(await holding(api, id)).toEqual(first);
    const [, body] = await api.get(`media/${id}/history`);
    const [{ act: back }] = (body as { results: readonly [{ act: number }] }).results;
    expect(await undone(api, String(back))).toEqual([]);
    expect(await holding(api, id)).toEqual(second);
  });

  test('keeps what somebody put in its place since, and the name that it has since', async () => {
    const api = await openApi();
    const id = await upload(api, png, 'oud.png');
    const act = await replace(api, id, jpeg, 'nieuw.jpg');
    await replace(api, id, png, 'nieuwst.png');
    const third = await holding(api, id);
    expect(await undone(api, act)).toMatchObject([
      { recordId: id, reason: expect.stringContaining('Content') },
    ]);
    expect(await holding(api, id)).toEqual(third);
  });

  test('comes back where its content was stored before that was numbered', async () => {
    const api = await openApi();
    const id = await upload(api, png, 'oud.png');
    await rowsNamed(api.server.context.store, 'media').update(id, { content: null });
    const first = await holding(api, id);
    const act = await replace(api, id, jpeg, 'nieuw.jpg');
    expect(await undone(api, act)).toEqual([]);
    expect(await holding(api, id)).toEqual(first);
  });

  test('keeps the former one as long as its history, and in the trash', async () => {
    const api = await openApi();
    const { store, files } = api.server.context;
    const id = await upload(api, png, 'oud.png');
    const act = await replace(api, id, jpeg, 'nieuw.jpg');
    const [, , headers] = await api.call('DELETE', 'media', { mediaid: id });
    await api.post(`trash/${headers.get('Trash-Entries')}`, { function: 'restore' });
    await tendFormer({ store, files }, ['media']);
    expect(await undone(api, act)).toEqual([]);
    const former = () => rowsNamed(store, 'files').find({ where: { resource: 'media/former' } });
    const hash = String((await former())[0]?.hash);
    expect(await files.has(hash)).toBe(true);
    for (const { id: entry } of await rowsNamed(store, 'history').find())
      await rowsNamed(store, 'history').remove(entry);
    await tendFormer({ store, files }, ['media']);
    expect(await former()).toEqual([]);
    expect(await files.has(hash)).toBe(false);
    expect((await show(api, `id=${id}`)).status).toBe(200);
  });

  test('takes room for both, and gives the former one up where there is none', async () => {
    const api = await openApi();
    const id = await upload(api, png, 'oud.png');
    const { store } = api.server.context;
    const storage = async () => {
      const [, body] = await api.get('media/folders');
      return body as { used: number; available: number };
    };
    const { used } = await storage();
    const megabytes = (used + jpeg.byteLength / 2) / (1024 * 1024);
    await rowsNamed(store, 'organisations').update(1, { mediaStorage: megabytes });
    const act = await replace(api, id, jpeg, 'nieuw.jpg');
    expect((await storage()).used).toBe(used - png.byteLength + jpeg.byteLength);
    expect(await undone(api, act)).toMatchObject([{ recordId: id }]);
    expect((await holding(api, id)).fileName).toBe('nieuw.jpg');
  });
});
