import { expect, test } from 'vitest';
import { type Api, openApi } from '../support/Api';
import { namesIn, png, upload } from '../support/media';

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
