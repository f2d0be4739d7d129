import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { type Api, openApi } from '../support/Api';
import { png, upload } from '../support/media';
import { makeOrder, onDefinition, onGroup, resultsOf } from '../support/objectlists';

const DELETED = { status: true, status_message: 'Document deleted' };

/** The calls that delete a filled-in document of the first group. */
const deletions = {
  'by its own address': (api: Api, id: number) => api.call('DELETE', `objects/${id}`),
  'from its group': (api: Api, objectId: number) =>
    api.call('POST', 'objectlists/1', { function: 'deleteDocument', objectId }),
} as const;

type Item = { readonly objectId: number };

const inList = async (api: Api, id = 1) =>
  resultsOf<{ items: readonly Item[] }>(await api.get(`objectlistItems/${id}`)).items;

const inGroup = async (api: Api) =>
  resultsOf<{ documents: readonly object[] }>(await api.get('objectlists/1')).documents;

const idsIn = async (api: Api) => (await inList(api)).map(({ objectId }) => objectId);

const values = [{ rowId: 1, value: 'x' }];

/** Fills in two more documents of the first list, where one stands. */
const fillIn = async (api: Api) => {
  for (const listItemId of [1, 1])
    await onGroup(api, 'addDocument', { objectDefinitionId: 1, listItemId, values });
};

const lying = async (api: Api) =>
  resultsOf<readonly { id: number; name: string; resourceName: string }[]>(await api.get('trash'));

const restore = (api: Api, id: unknown) => api.post(`trash/${id}`, { function: 'restore' });

const deleted = async (api: Api, id: number): Promise<Headers> => {
  const [status, , headers] = await api.call('DELETE', `objects/${id}`);
  expect(status).toBe(200);
  return headers;
};

describe.each(Object.entries(deletions))('a filled-in document that is deleted %s', (_, remove) => {
  test('is gone, lies in the trash, and comes back as it was', async () => {
    const api = await openApi();
    await fillIn(api);
    const before = await inList(api);
    const [status, body, headers] = await remove(api, 4);
    expect([status, body]).toEqual([200, DELETED]);
    expect(await idsIn(api)).toEqual([1, 5]);
    expect(await api.delete('objects/4')).toMatchObject([404, {}]);
    expect(await onGroup(api, 'deleteDocument', { objectId: 4 })).toMatchObject([404, {}]);
    const [entry] = await lying(api);
    expect(entry).toMatchObject({ name: 'Profile', resourceName: 'Filled-in document' });
    expect(headers.get('Trash-Entries')).toBe(String(entry?.id));
    expect(await restore(api, entry?.id)).toMatchObject([200, {}]);
    expect(await inList(api)).toEqual(before);
    expect(await lying(api)).toEqual([]);
  });

  test('is brought back by taking the deletion back', async () => {
    const api = await openApi();
    const before = await inGroup(api);
    const [, , headers] = await remove(api, 2);
    expect(await inGroup(api)).toEqual([]);
    expect(await api.post(`activity/${headers.get('Act')}`, { function: 'undo' })).toMatchObject([
      200,
      { notUndone: [] },
    ]);
    expect(await inGroup(api)).toEqual(before);
  });
});

describe('what is done to a filled-in document', () => {
  /** Changes some by a call of their group. @returns the act that takes it back */
  const changed = async (api: Api, body: object): Promise<string> => {
    const [status, , headers] = await api.call('POST', 'objectlists/1', body);
    expect(status).toBe(200);
    return headers.get('Act') ?? '';
  };

  const undone = async (api: Api, act: string) => {
    const [status, body] = await api.post(`activity/${act}`, { function: 'undo' });
    expect(status).toBe(200);
    return Object(body).notUndone;
  };

  /** Without when it was changed last, and by whom. */
  const standing = async (api: Api) =>
    (await inList(api)).map((one) => ({ ...one, modified: '', modifiedBy: '' }));

  const fill = (objectId: number, value: string) => ({
    ...{ function: 'addDocument', objectId, objectDefinitionId: 1, listItemId: 1 },
    values: [{ rowId: 1, value }],
  });

  test('is told by the activity and taken back: what is filled in, and where it stands', async () => {
    const api = await openApi();
    await fillIn(api);
    const before = await standing(api);
    const filled = await changed(api, fill(4, 'y'));
    const ordered = await changed(api, { function: 'orderDocuments', objectIds: [5, 4, 1] });
    const acts = resultsOf<readonly object[]>(await api.get('activity?page=1&maxrowcount=2'));
    expect(acts).toMatchObject([
      { resource: 'objects', action: 'update', canUndo: 1 },
      { resource: 'objects', name: 'Profile', recordId: 4, records: 1, canUndo: 1 },
    ]);
    expect(await undone(api, ordered)).toEqual([]);
    expect(await undone(api, filled)).toEqual([]);
    expect(await standing(api)).toEqual(before);
  });

  test('stays where somebody changed the same since', async () => {
    const api = await openApi();
    await fillIn(api);
    const act = await changed(api, fill(4, 'y'));
    await changed(api, fill(4, 'z'));
    const now = await standing(api);
    expect(await undone(api, act)).toMatchObject([{ recordId: 4, name: 'Profile' }]);
    expect(await standing(api)).toEqual(now);
  });

  test('goes again where it was only just filled in, and comes back', async () => {
    const api = await openApi();
    const { objectId: _, ...first } = fill(0, 'new');
    const act = await changed(api, first);
    const after = await standing(api);
    expect(await undone(api, act)).toEqual([]);
    expect(await standing(api)).toHaveLength(after.length - 1);
    const [entry] = await lying(api);
    await restore(api, entry?.id);
    expect(await standing(api)).toEqual(after);
  });
});

describe('a filled-in document in the trash', () => {
  test('keeps the files that were chosen in it', async () => {
    const api = await openApi();
    await onDefinition(api, 1, 'createNewDraft');
    await onDefinition(api, 5, 'addObjectRow', { type: 10, options: { title: 'Portrait' } });
    await onDefinition(api, 5, 'setActive');
    const file = await upload(api, png, 'portret.png');
    const sent = { objectId: 1, values: [{ rowId: 2, value: file }] };
    expect(await onGroup(api, 'addDocument', sent)).toMatchObject([200, {}]);
    const before = await inList(api);
    expect(before).toMatchObject([{ values: [{ rowId: 1 }, { rowId: 2, value: file }] }]);
    const headers = await deleted(api, 1);
    await restore(api, headers.get('Trash-Entries'));
    expect(await inList(api)).toEqual(before);
    expect(await api.get(`media/${file}`)).toMatchObject([200, {}]);
  });

  test('is shown to nobody of another organisation, nor to who may not read such', async () => {
    const api = await openApi();
    const headers = await deleted(api, 1);
    const id = headers.get('Trash-Entries');
    for (const user of [users.stranger, users.nobody]) {
      const other = await api.as(user);
      expect(await lying(other)).toEqual([]);
      expect(await restore(other, id)).toMatchObject([404, {}]);
      const act = `activity/${headers.get('Act')}`;
      expect(await other.post(act, { function: 'undo' })).toMatchObject([404, {}]);
    }
    const reader = await api.as(users.reader);
    expect(await lying(reader)).toMatchObject([{ name: 'Profile' }]);
    expect(await restore(reader, id)).toMatchObject([403, {}]);
    expect(await idsIn(api)).toEqual([]);
  });

  test('finds its place again, though the others were put in order since', async () => {
    const api = await openApi();
    await fillIn(api);
    const headers = await deleted(api, 4);
    await onGroup(api, 'orderDocuments', { objectIds: [5, 1] });
    await restore(api, headers.get('Trash-Entries'));
    expect(await idsIn(api)).toEqual([5, 4, 1]);
  });

  test('goes on with the version that is active by the time that it comes back', async () => {
    const api = await openApi();
    const headers = await deleted(api, 1);
    await onDefinition(api, 1, 'createNewDraft');
    await onDefinition(api, 5, 'setActive');
    await restore(api, headers.get('Trash-Entries'));
    expect(await inList(api)).toMatchObject([{ objectId: 1, objectDefinitionId: 5 }]);
  });

  test('waits for the list that it stood in', async () => {
    const api = await openApi();
    const id = (await deleted(api, 1)).get('Trash-Entries');
    const [, , headers] = await api.call('POST', 'objectlists/1', {
      function: 'deleteDocumentList',
      listItemId: 1,
    });
    expect(await restore(api, id)).toMatchObject([
      409,
      { status_message: expect.stringContaining('Document list') },
    ]);
    await restore(api, headers.get('Trash-Entries'));
    expect(await restore(api, id)).toMatchObject([200, {}]);
    expect(await idsIn(api)).toEqual([1]);
  });

  test('stays there while its list holds another document', async () => {
    const api = await openApi();
    const id = (await deleted(api, 1)).get('Trash-Entries');
    const other = await makeOrder(api);
    const list = { headerDocumentId: other, objectlistId: 1, language: 'NL-nl', order: 1 };
    expect(await api.put('objectlistItems/1', list)).toMatchObject([200, {}]);
    expect(await restore(api, id)).toEqual([
      409,
      {
        status: false,
        status_message: 'It cannot come back: its list holds another document by now',
      },
    ]);
    expect(await lying(api)).toHaveLength(1);
  });
});
