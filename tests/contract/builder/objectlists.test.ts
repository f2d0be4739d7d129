import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';
import { filledIn, onGroup } from '../support/objectlists';

const folder = { id: 2, dutchTitle: 'Gasten', englishTitle: 'Guests', order: 1 };

describe('header documents', () => {
  test('are the active ones that ask for input, or others where that is asked', async () => {
    const api = await openApi();
    const ask = (isInputDocument: number, returnAll: number) =>
      api.post('objectlists/', {
        function: 'getAvailableHeaderDocuments',
        isInputDocument,
        returnAll,
      });
    const profile = { id: 1, title: 'Profile' };
    const page = { id: 2, title: 'Page' };
    const draft = { id: 3, title: 'Draft' };
    expect(await ask(1, 0)).toEqual([
      200,
      { status: true, status_message: '', results: [profile] },
    ]);
    expect(await ask(0, 0)).toMatchObject([200, { results: [page, profile] }]);
    expect(await ask(1, 1)).toMatchObject([200, { results: [draft, profile] }]);
  });
});

describe('object lists', () => {
  const listed = {
    id: 1,
    dutchTitle: 'Mensen',
    englishTitle: 'People',
    order: 1,
    headerDocumentId: 2,
  };
  const people = { ...listed, parentId: null, parentTitle: '' };

  test('are listed at the top; a search finds folders as well', async () => {
    const api = await openApi();
    expect(await api.get('objectlists?page=1&maxrowcount=20')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [{ ...listed, headerDocument: 'Page' }],
        totalRowCount: 1,
      },
    ]);
    expect(await api.get('objectlists?filter=gast')).toMatchObject([
      200,
      { results: [{ id: 2, dutchTitle: 'Gasten' }], totalRowCount: 1 },
    ]);
    expect(await api.get('objectlists?parentId=1')).toMatchObject([200, { totalRowCount: 1 }]);
    expect(await api.get('objectlists?id=2')).toMatchObject([200, { totalRowCount: 1 }]);
  });

  test('are read with all that stands in them', async () => {
    const api = await openApi();
    expect(await api.get('objectlists/1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          ...people,
          headerDocument: { id: 2, title: 'Page' },
          folders: [folder],
          documentLists: [{ id: 1, listId: 1, title: 'Profile', language: 'NL-nl', order: 1 }],
          documents: [
            { ...filledIn, id: 2, title: 'Profile', values: [{ rowId: 1, value: 'Olaf' }] },
          ],
        },
      },
    ]);
    expect(await api.get('objectlists/3')).toMatchObject([404, {}]);
  });

  test('are added after the others, changed, and never moved into themselves', async () => {
    const api = await openApi();
    expect(await api.get('objectlists/add')).toMatchObject([
      200,
      { results: { headerDocumentId: null, folders: [], documentLists: [], documents: [] } },
    ]);
    expect(await api.put('objectlists/add', { dutchTitle: 'Eten' })).toEqual([
      200,
      { status: true, status_message: 'Object list added', last_id: 4 },
    ]);
    expect(await api.put('objectlists/4', { englishTitle: 'Food', parentId: 4 })).toEqual([
      200,
      { status: true, status_message: 'Object list saved' },
    ]);
    expect(await api.get('objectlists/4')).toMatchObject([
      200,
      { results: { dutchTitle: 'Eten', englishTitle: 'Food', order: 2, parentId: null } },
    ]);
    expect(await api.put('objectlists/4', { dutchTitle: '', order: -1 })).toMatchObject([
      400,
      { errors: { dutchTitle: 'Required', order: 'Must be at least 0' } },
    ]);
    expect(await api.put('objectlists/4', { headerDocumentId: 4 })).toMatchObject([
      400,
      { errors: { headerDocumentId: 'Choose one of the options offered' } },
    ]);
  });

  test('take folders, lists and documents along when they are deleted', async () => {
    const api = await openApi();
    await onGroup(api, 'addSubFolder', { dutchTitle: 'Diep' }, 2);
    await onGroup(api, 'addListToGroup', { listId: 1 }, 4);
    await onGroup(api, 'addDocument', { listItemId: 3, values: [{ rowId: 1, value: 'x' }] }, 4);
    const { store } = api.server.context;
    expect(await rowsNamed(store, 'objects').page()).toMatchObject({ total: 4 });
    expect(await api.delete('objectlists/1')).toEqual([
      200,
      { status: true, status_message: 'Object list deleted' },
    ]);
    for (const collection of ['objectlists', 'objectlistItems', 'objects']) {
      const { rows } = await rowsNamed(store, collection).page();
      expect(rows.map(({ organisationId }) => organisationId)).toEqual([3]);
    }
  });

  test('report before they are deleted what goes with them', async () => {
    const api = await openApi();
    expect(await api.get('objectlists/1/usage')).toMatchObject([
      200,
      {
        results: [
          {
            resource: 'objectlistItems',
            effect: 'removed',
            total: 1,
            rows: [{ title: 'Profile' }],
          },
          { resource: 'objectlists', effect: 'removed', total: 1, rows: [{ title: 'Gasten' }] },
          { resource: 'objects', effect: 'removed', total: 2, rows: [] },
        ],
      },
    ]);
    expect(await api.get('objectsDefinitions/2/usage')).toMatchObject([
      200,
      { results: [{ resource: 'objectlists', effect: 'keeps', rows: [{ title: 'Mensen' }] }] },
    ]);
  });

  test('get folders', async () => {
    const api = await openApi();
    const sent = { dutchTitle: 'Personeel', englishTitle: 'Staff' };
    expect(await onGroup(api, 'addSubFolder', sent)).toEqual([
      200,
      { status: true, status_message: 'Object list added', last_id: 4 },
    ]);
    expect(await onGroup(api, 'addSubFolder', { dutchTitle: 'Eerst', order: 0 })).toMatchObject([
      200,
      {},
    ]);
    expect(await api.get('objectlists/1')).toMatchObject([
      200,
      {
        results: {
          folders: [
            { id: 5, dutchTitle: 'Eerst', englishTitle: '', order: 0 },
            folder,
            { id: 4, ...sent, order: 2 },
          ],
        },
      },
    ]);
    expect(await onGroup(api, 'addSubFolder', { dutchTitle: ' ', order: 'x' })).toMatchObject([
      400,
      { errors: { dutchTitle: 'Required', order: 'Enter a number' } },
    ]);
  });

  test('get lists of input documents, and lose them with what they hold', async () => {
    const api = await openApi();
    expect(await onGroup(api, 'addListToGroup', { listId: 1, language: 'EN-gb' })).toEqual([
      200,
      { status: true, status_message: 'Document list added', last_id: 3 },
    ]);
    expect(await api.get('objectlists/1')).toMatchObject([
      200,
      { results: { documentLists: [{ id: 1 }, { id: 3, language: 'EN-gb', order: 2 }] } },
    ]);
    // A page asks nothing, a draft isn't filled in, and 4 is another organisation's.
    for (const listId of [2, 3, 4, 99, 'x'])
      expect([listId, await onGroup(api, 'addListToGroup', { listId })]).toMatchObject([
        listId,
        [400, { errors: { listId: expect.any(String) } }],
      ]);
    expect(await onGroup(api, 'deleteDocumentList', { listItemId: 1 })).toEqual([
      200,
      { status: true, status_message: 'Document list deleted' },
    ]);
    expect(await api.get('objectlistItems/1')).toMatchObject([404, {}]);
    expect((await api.delete('objects/1'))[0]).toBe(404);
    expect(await onGroup(api, 'deleteDocumentList', { listItemId: 2 })).toMatchObject([404, {}]);
    expect(await onGroup(api, 'deleteDocumentList', { listItemId: 3 }, 2)).toMatchObject([404, {}]);
    expect(await onGroup(api, 'deleteDocumentList')).toMatchObject([
      400,
      { status_message: 'listItemId is missing' },
    ]);
  });
});
