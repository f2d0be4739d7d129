import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';
import { filledIn, makeOrder, onList } from '../support/objectlists';

describe('document lists', () => {
  const naam = {
    listItemColumnId: 1,
    columnTitle: 'Naam',
    columnOrder: 1,
    documentInputField: 1,
    documentInputFieldTitle: 'Name',
  };
  const saved = [200, { status: true, status_message: 'Document list saved' }];

  test('are read with their columns and what is filled in', async () => {
    const api = await openApi();
    expect(await api.get('objectlistItems/1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          id: 1,
          title: 'Profile',
          headerDocumentId: 1,
          order: 1,
          language: 'NL-nl',
          objectlistId: 1,
          objectlistTitle: 'Mensen',
          columns: [naam],
          items: [{ ...filledIn, objectId: 1, values: [{ rowId: 1, value: 'Ada' }] }],
        },
      },
    ]);
    expect(await api.get('objectlistItems/2')).toMatchObject([404, {}]);
  });

  test('are added, changed and deleted', async () => {
    const api = await openApi();
    expect(await api.put('objectlistItems/add', { objectlistId: 1, headerDocumentId: 1 })).toEqual([
      200,
      { status: true, status_message: 'Document list added', last_id: 3 },
    ]);
    expect(await api.get('objectlistItems/3')).toMatchObject([
      200,
      { results: { language: 'NL-nl', order: 2, columns: [], items: [] } },
    ]);
    expect(await api.put('objectlistItems/3', { order: 5, language: 'DE-de' })).toEqual(saved);
    expect(await api.put('objectlistItems/add', { headerDocumentId: 1 })).toMatchObject([
      400,
      { errors: { objectlistId: 'Required' } },
    ]);
    for (const headerDocumentId of [2, 3, 4, 99])
      expect([
        headerDocumentId,
        await api.put('objectlistItems/add', { objectlistId: 1, headerDocumentId }),
      ]).toMatchObject([
        headerDocumentId,
        [400, { errors: { headerDocumentId: expect.any(String) } }],
      ]);
    expect(
      await api.put('objectlistItems/add', { objectlistId: 3, headerDocumentId: 1 }),
    ).toMatchObject([400, { errors: { objectlistId: expect.any(String) } }]);
    expect(await api.delete('objectlistItems/1')).toEqual([
      200,
      { status: true, status_message: 'Document list deleted' },
    ]);
    expect((await api.delete('objects/1'))[0]).toBe(404);
  });

  test('hold another document only while they are empty', async () => {
    const api = await openApi();
    const headerDocumentId = await makeOrder(api);
    expect(await api.put('objectlistItems/1', { headerDocumentId })).toEqual([
      409,
      {
        status: false,
        status_message: 'This list holds filled-in documents. Delete those first',
        errors: { headerDocumentId: 'This list holds filled-in documents. Delete those first' },
      },
    ]);
    await api.delete('objects/1');
    expect(await api.put('objectlistItems/1', { headerDocumentId })).toEqual(saved);
    expect(await api.get('objectlistItems/1')).toMatchObject([
      200,
      { results: { title: 'Order', columns: [] } },
    ]);
  });

  test('get columns of what the document asks for', async () => {
    const api = await openApi();
    const headerDocumentId = await makeOrder(api);
    await api.put('objectlistItems/add', { objectlistId: 1, headerDocumentId });
    const call = (fn: string, body: object = {}) => onList(api, fn, body, 3);
    expect(await call('getAvailableInputFields', { objectDefinitionId: 5 })).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          { id: 1, title: 'Who', type: 1 },
          { id: 2, title: 'Amount', type: 3 },
          { id: 3, title: 'Diet', type: 4 },
          { id: 4, title: 'Day', type: 6 },
        ],
      },
    ]);
    expect(await call('getAvailableInputFields', { objectDefinitionId: 3 })).toMatchObject([
      200,
      { results: [{ id: 1, title: '#1', type: 5 }] },
    ]);
    expect(await call('getAvailableInputFields', { objectDefinitionId: 4 })).toMatchObject([
      404,
      {},
    ]);
    const who = { columnTitle: 'Wie', columnOrder: 2, documentInputField: 1 };
    const day = { columnTitle: 'Dag', documentInputField: 4 };
    expect(await call('addListItem', who)).toEqual([
      200,
      { status: true, status_message: 'Document list saved', last_id: 1 },
    ]);
    expect(await call('addListItem', day)).toMatchObject([200, { last_id: 2 }]);
    expect(await call('updateListItem', { listItemColumnId: 2, columnOrder: 1 })).toEqual(saved);
    const title = { listItemColumnId: 1, columnTitle: 'Naam' };
    expect(await call('updateListItem', title)).toEqual(saved);
    expect(await api.get('objectlistItems/3')).toMatchObject([
      200,
      {
        results: {
          columns: [
            { ...day, listItemColumnId: 2, columnOrder: 1, documentInputFieldTitle: 'Day' },
            { ...naam, columnOrder: 2, documentInputFieldTitle: 'Who' },
          ],
        },
      },
    ]);
    expect(await call('deleteListItem', { listItemColumnId: 1 })).toEqual(saved);
    expect(await call('deleteListItem', { listItemColumnId: 1 })).toMatchObject([404, {}]);
    expect(await call('deleteListItem')).toMatchObject([400, {}]);
    expect(await call('updateListItem', { listItemColumnId: 9 })).toMatchObject([404, {}]);
    // 5 is a button, which nobody fills in.
    for (const documentInputField of [5, 99, 'x', null])
      expect([
        documentInputField,
        await call('addListItem', { columnTitle: 'Kolom', documentInputField }),
      ]).toMatchObject([
        documentInputField,
        [400, { errors: { documentInputField: expect.any(String) } }],
      ]);
    expect(await call('addListItem', { documentInputField: 1 })).toMatchObject([
      400,
      { errors: { columnTitle: 'Required' } },
    ]);
  });
});
